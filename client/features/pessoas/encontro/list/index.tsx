import { useParams } from 'react-router-dom'
import { errorText } from '../../../../kernel/apollo'
import { AddButton, ListTable, ListTools, SearchBox, SortSelect, Toolbar, useListQuery } from '../../../../kernel/list'
import { useCan } from '../../../../kernel/session'
import { ErrorState, PageHeader, PageSpinner } from '../../../../kernel/ui'
import { celulaUrls } from '../../celula/urls'
import { encontroUrls } from '../urls'
import { columns } from './columns'
import type { CelulaDosEncontrosQuery } from './encontros.generated'
import { EncontrosDocument, useCelulaDosEncontrosQuery } from './encontros.generated'
import { EncontroMenu } from './menu'

const title = 'Encontros da Célula'
const crumbs = [{ text: 'Secretaria' }, { text: 'Células', to: celulaUrls.list }]
const failure = 'Não foi possível buscar os encontros da célula.'

export function Component() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useCelulaDosEncontrosQuery({ variables: { id } })
  if (data) return <Encontros celula={data.celula} />
  if (!error) return <PageSpinner />
  const text = errorText(error, failure)
  return <ErrorState header={{ title, crumbs }} text={text} onRetry={() => void refetch().catch(() => undefined)} />
}

function Encontros({ celula }: { celula: CelulaDosEncontrosQuery['celula'] }) {
  const canWrite = useCan('encontro.escrever')
  const idCelula = String(celula.id)
  const found = useListQuery(EncontrosDocument, {
    name: 'encontros',
    columns,
    order: { campo: 'dataEncontro', direcao: 'DESC' },
    filters: ['excluidos'],
    filtro: (filters) => ({ idCelula, excluidos: filters.excluidos === 'true' }),
    page: (data) => data.encontros,
  })
  const { list } = found

  const here = { text: celula.nomeCelula, to: celulaUrls.detail(celula.id) }
  const add = canWrite && <AddButton to={encontroUrls.create(celula.id)} text="Novo Encontro" />
  return (
    <>
      <PageHeader title={title} crumbs={[...crumbs, here]} description={celula.nomeCelula} actions={add} />
      <Toolbar
        of={found}
        tools={<ListTools of={found} title={`${title}: ${celula.nomeCelula}`} exporting="encontro.exportar" />}
      >
        <SearchBox list={list} placeholder="Buscar por tema ou observação" />
        <SortSelect list={list} columns={columns} />
      </Toolbar>
      <ListTable
        of={found}
        label={title}
        errorText={failure}
        hint="Registre o primeiro encontro, com o tema e quem esteve presente."
        add={add}
        menu={canWrite ? (row) => <EncontroMenu encontro={row} /> : undefined}
      />
    </>
  )
}
