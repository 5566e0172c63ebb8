import { Button } from '@blueprintjs/core'
import { Repeat } from '@blueprintjs/icons'
import { useState } from 'react'
import { errorText, getChurch } from '../../../kernel/apollo'
import { type Column, DataTable, Pager, toPage, useList } from '../../../kernel/list'
import { DateText, PageHeader, toast } from '../../../kernel/ui'
import { type TarefaLinhaFragment, useRepetirTarefaMutation, useTarefasFalhasQuery } from './tarefas.generated'

/** The API names a job only by a uuid; list rows also need a number. */
type Row = Omit<TarefaLinhaFragment, 'id' | 'idCliente'> & { id: number; uuid: string; idCliente: number }

const asRow = ({ id, idCliente, ...job }: TarefaLinhaFragment, index: number): Row => ({
  ...job,
  id: index,
  uuid: id,
  idCliente: idCliente ?? 0,
})

const columns: Column<Row, 'createdAt'>[] = [
  { id: 'nome', title: 'Tarefa', cell: ({ nome }) => nome },
  { id: 'tentativas', title: 'Tentativas', align: 'right', cell: ({ tentativas }) => tentativas },
  { id: 'createdAt', title: 'Criada em', cell: ({ createdAt }) => <DateText value={createdAt} /> },
  { id: 'falhouEm', title: 'Falhou em', cell: ({ falhouEm }) => <DateText value={falhouEm} /> },
  { id: 'idCliente', title: 'Id do Cliente', align: 'right', cell: ({ idCliente }) => idCliente },
]

/** Background jobs that failed too often and are not retried. */
export function Component() {
  const list = useList({ columns, order: { campo: 'createdAt', direcao: 'DESC' } })
  const { first, after } = list.variables
  const idCliente = getChurch()?.id
  const result = useTarefasFalhasQuery({ variables: { first, after, idCliente }, fetchPolicy: 'cache-and-network' })
  const page = toPage(result, ({ tarefasFalhas }) => ({ ...tarefasFalhas, nodes: tarefasFalhas.nodes.map(asRow) }))
  return (
    <>
      <PageHeader
        title="Tarefas com falha"
        crumbs={[{ text: 'Plataforma' }]}
        description="Cada tarefa é tentada cinco vezes, e um e-mail, durante um dia; um aviso de segurança, durante três. As que falham sempre esperam aqui."
      />
      <DataTable
        ofPlatform
        label="Tarefas com falha"
        list={list}
        columns={columns}
        page={page}
        errorText="Não foi possível carregar as tarefas."
        hint="Nenhuma tarefa falhou."
        menu={(row) => <Again row={row} onDone={() => void result.refetch()} />}
      />
      <Pager list={list} page={page} />
    </>
  )
}

function Again({ row, onDone }: { row: Row; onDone: () => void }) {
  const [busy, setBusy] = useState(false)
  const [repetir] = useRepetirTarefaMutation()
  const again = async () => {
    setBusy(true)
    try {
      await repetir({ variables: { uuid: row.uuid } })
      toast.success('A tarefa voltou para a fila.')
      onDone()
    } catch (error) {
      toast.error(errorText(error, 'Não foi possível repetir a tarefa.'))
      setBusy(false)
    }
  }
  return <Button variant="minimal" icon={<Repeat />} text="Repetir" loading={busy} onClick={again} />
}
