import { Button } from '@blueprintjs/core'
import { Console } from '@blueprintjs/icons'
import { useState } from 'react'
import { getChurch } from '../../../kernel/apollo'
import { type Column, DataTable, Pager, toPage, useList } from '../../../kernel/list'
import { DateText, Modal, PageHeader } from '../../../kernel/ui'
import { type OperacaoLentaLinhaFragment, useOperacoesLentasQuery } from './lentidao.generated'
import styles from './lentidao.module.css'

/** The API names an operation by its church and name; list rows also need a number. */
type Row = Omit<OperacaoLentaLinhaFragment, 'id' | 'idCliente'> & { id: number; uuid: string; idCliente: number }

const asRow = ({ id, idCliente, ...operation }: OperacaoLentaLinhaFragment, index: number): Row => ({
  ...operation,
  id: index,
  uuid: id,
  idCliente: idCliente ?? 0,
})

const seconds = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const duration = (ms: number) => `${seconds.format(ms / 1000)} s`

const churchOf = ({ igreja, idCliente }: Row) => igreja ?? (idCliente === 0 ? 'Sem sessão' : 'Igreja apagada')

const columns: Column<Row, 'ultima'>[] = [
  { id: 'igreja', title: 'Igreja', cell: churchOf },
  { id: 'operacao', title: 'Operação', cell: ({ operacao }) => <code className={styles.operation}>{operacao}</code> },
  { id: 'vezes', title: 'Vezes', align: 'right', cell: ({ vezes }) => vezes.toLocaleString('pt-BR') },
  { id: 'p95', title: '95% até', align: 'right', cell: ({ p95 }) => duration(p95) },
  { id: 'pior', title: 'Pior', align: 'right', cell: ({ pior }) => duration(pior) },
  { id: 'ultima', title: 'Última vez', cell: ({ ultima }) => <DateText value={ultima} /> },
  { id: 'idCliente', title: 'Id do Cliente', align: 'right', cell: ({ idCliente }) => idCliente || '' },
]

/** Operations that took long, by church, for the platform's administrator. */
export function Component() {
  const [shown, setShown] = useState<Row>()
  const list = useList({ columns, order: { campo: 'ultima', direcao: 'DESC' } })
  const { first, after } = list.variables
  const idCliente = getChurch()?.id
  const result = useOperacoesLentasQuery({ variables: { first, after, idCliente }, fetchPolicy: 'cache-and-network' })
  const page = toPage(result, ({ operacoesLentas }) => ({
    ...operacoesLentas,
    nodes: operacoesLentas.nodes.map(asRow),
  }))
  return (
    <>
      <PageHeader
        title="Lentidão"
        crumbs={[{ text: 'Plataforma' }]}
        description="O que demorou nos últimos 7 dias, por igreja: primeiro o que demorou mais vezes. Cada servidor anota a cada minuto."
      />
      <DataTable
        ofPlatform
        label="Operações lentas"
        list={list}
        columns={columns}
        page={page}
        errorText="Não foi possível carregar as operações lentas."
        emptyText="Nada demorou nos últimos 7 dias."
        menu={(row) =>
          row.comando && <Button variant="minimal" icon={<Console />} text="SQL" onClick={() => setShown(row)} />
        }
      />
      <Pager list={list} page={page} />
      {shown && (
        <Modal title="O comando mais demorado" onClose={() => setShown(undefined)} width={640}>
          <p>
            {churchOf(shown)}, <code>{shown.operacao}</code>: {duration(shown.comandoMs ?? 0)} em um comando, sem os
            valores.
          </p>
          <pre className={styles.statement}>{shown.comando}</pre>
          <div className={styles.foot}>
            <Button text="Fechar" onClick={() => setShown(undefined)} autoFocus />
          </div>
        </Modal>
      )}
    </>
  )
}
