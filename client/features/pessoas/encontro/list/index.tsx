import { useParams } from 'react-router-dom'
import { errorText } from '../../../../kernel/apollo'
import { AddButton, ListTable, ListTools, SearchBox, SortSelect, Toolbar, useListQuery } from '../../../../kernel/list'
import { ErrorState, PageHeader, PageSpinner } from '../../../../kernel/ui'
import { celulaUrls } from '../../celula/urls'
import { encontroUrls } from '../urls'
import { columns } from './columns'
import { EncontrosDocument } from './encontros.generated'
import { EncontroMenu } from './menu'

const title = 'Encontros da Célula'
const crumbs = [{ text: 'Grupos' }, { text: 'Células', to: celulaUrls.list }]
const failure = 'Não foi possível buscar os encontros da célula.'

export function Component() {
  const { id = '' } = useParams()
  const found = useListQuery(EncontrosDocument, {
    name: 'encontros',
    columns,
    order: { campo: 'dataEncontro', direcao: 'DESC' },
    filters: ['excluidos'],
    filtro: (filters) => ({ idCelula: id, excluidos: filters.excluidos === 'true' }),
    variables: { id },
    page: (data) => data.celula.encontros,
  })
  const { list, page, error } = found
  const celula = found.data?.celula
  if (!celula)
    return page.failed ? (
      <ErrorState header={{ title, crumbs }} text={errorText(error, failure)} onRetry={page.retry} />
    ) : (
      <PageSpinner />
    )

  const here = { text: celula.nomeCelula, to: celulaUrls.detail(celula.id) }
  const canWrite = celula.acoesPermitidas.includes('novoEncontro')
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
