import { Button } from '@blueprintjs/core'
import { ThList } from '@blueprintjs/icons'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import {
  AddButton,
  among,
  FilterSelect,
  Filters,
  ListTable,
  ListTools,
  SearchBox,
  SortSelect,
  Toolbar,
  useListQuery,
} from '../../../../kernel/list'
import { useCan, useViewer } from '../../../../kernel/session'
import { formatMonth, Money, PageHeader } from '../../../../kernel/ui'
import { monthIn, useToday } from '../../lancamento'
import { meioChoices } from '../meios'
import { dizimoUrls } from '../urls'
import { columns } from './columns'
import { type DizimoLinhaFragment, DizimosDocument } from './dizimos.generated'
import styles from './list.module.css'
import { DizimoMenu } from './menu'
import { PessoaDialog } from './pessoa'

/** All tithes for users who may read them; otherwise only the current user's own tithes. */
export function Component() {
  const navigate = useNavigate()
  const [correcting, setCorrecting] = useState<DizimoLinhaFragment>()
  const readsAll = useCan('dizimo.lerDeTodos')
  const canWrite = useCan('dizimo.escrever')
  const title = readsAll ? 'Dízimos' : 'Meus dízimos'
  const months = monthsBefore(useToday())
  const own = [{ value: String(useViewer().id), label: 'Meus dízimos' }]
  const found = useListQuery(DizimosDocument, {
    name: 'dizimos',
    columns,
    order: { campo: 'dataDizimo', direcao: 'DESC' },
    filters: ['mes', 'meioDizimo', 'idMembro', 'excluidos'],
    filtro: ({ mes, meioDizimo, idMembro, excluidos }) => ({
      mes: monthIn(mes),
      meioDizimo: among(meioChoices, meioDizimo),
      idMembro: own.find(({ value }) => value === idMembro)?.value,
      excluidos: excluidos === 'true',
    }),
    onScreen: (list) => ({ comSoma: list.narrowed }),
    page: (data) => data.dizimos,
  })
  const { list, page } = found
  const soma = found.data?.dizimos.soma

  const add = canWrite && <AddButton to={dizimoUrls.create} text="Novo Dízimo" />
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[{ text: 'Tesouraria' }]}
        actions={
          canWrite && (
            <>
              <Button
                variant="outlined"
                icon={<ThList />}
                text="Lançar vários"
                onClick={() => navigate(dizimoUrls.folha)}
              />
              {add}
            </>
          )
        }
      />
      <Toolbar of={found} tools={<ListTools of={found} title={title} exporting="dizimo.exportar" />}>
        {readsAll && <SearchBox list={list} placeholder="Buscar pelo nome" />}
        <Filters list={list}>
          <FilterSelect list={list} name="mes" label="Mês" choices={months} />
          <FilterSelect list={list} name="meioDizimo" label="Meio" choices={meioChoices} />
          {readsAll && <FilterSelect list={list} name="idMembro" label="De quem" choices={own} />}
          <SortSelect list={list} columns={columns} />
        </Filters>
      </Toolbar>
      {list.narrowed && soma != null && page.rows?.length !== 0 && (
        <p className={styles.found}>
          Soma do que foi encontrado: <Money value={soma} />
        </p>
      )}
      <ListTable
        of={found}
        label={title}
        errorText="Não foi possível carregar os dízimos."
        hint={
          canWrite
            ? "Lance o primeiro dízimo, ou todos os de um culto em 'Lançar vários'."
            : 'Os dízimos que a tesouraria lançar aparecem aqui.'
        }
        open={(row) => (row.acoesPermitidas.includes('editar') ? dizimoUrls.edit(row.id) : undefined)}
        add={add || undefined}
        menu={canWrite ? (row) => <DizimoMenu dizimo={row} onPessoa={() => setCorrecting(row)} /> : undefined}
      />
      {correcting && <PessoaDialog key={correcting.id} dizimo={correcting} onClose={() => setCorrecting(undefined)} />}
    </>
  )
}

/** The months of the last two years, newest first. */
function monthsBefore(today: string) {
  const [year, number] = today.split('-').map(Number) as [number, number]
  return Array.from({ length: 24 }, (_, back) => {
    const value = new Date(Date.UTC(year, number - 1 - back, 1)).toISOString().slice(0, 7)
    return { value, label: formatMonth(value) }
  })
}
