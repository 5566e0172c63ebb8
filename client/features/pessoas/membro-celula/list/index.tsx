import { Button } from '@blueprintjs/core'
import { ArrowLeft } from '@blueprintjs/icons'
import { useNavigate, useParams } from 'react-router-dom'
import { errorText } from '../../../../kernel/apollo'
import { AddButton, ListTable, ListTools, SearchBox, SortSelect, Toolbar, useListQuery } from '../../../../kernel/list'
import { InBin } from '../../../../kernel/record'
import { useCan } from '../../../../kernel/session'
import { ErrorState, PageHeader, PageSpinner } from '../../../../kernel/ui'
import { usePeopleSearchText } from '../../../acesso/usuario'
import { celulaUrls } from '../../celula/urls'
import { EmEspera, SalvarContatos } from '../../vinculo'
import { useConfirmarMembros } from './actions'
import { columns } from './columns'
import { MembrosCelulaDocument } from './membros.generated'
import { MembroCelulaMenu } from './menu'

const title = 'Membros da Célula'
const crumbs = [{ text: 'Grupos' }, { text: 'Células', to: celulaUrls.list }]
const failure = 'Não foi possível buscar os membros da célula.'

export function Component() {
  const { idCelula = '' } = useParams()
  const navigate = useNavigate()
  const searchText = usePeopleSearchText()
  const espera = useCan('celula.escrever')
  const confirm = useConfirmarMembros()
  const found = useListQuery(MembrosCelulaDocument, {
    name: 'membrosCelula',
    columns,
    order: { campo: 'name', direcao: 'ASC' },
    filtro: () => ({ idCelula }),
    variables: { id: idCelula, espera },
    page: (data) => data.celula.membros,
  })
  const { list, page, error } = found
  const celula = found.data?.celula
  if (!celula)
    return page.failed ? (
      <ErrorState header={{ title, crumbs }} text={errorText(error, failure)} onRetry={page.retry} />
    ) : (
      <PageSpinner />
    )

  const back = celulaUrls.detail(celula.id)
  const canWrite = celula.acoesPermitidas.includes('editar')
  const add = canWrite && <AddButton to={celulaUrls.adicionarMembro(celula.id)} text="Adicionar Membro" />
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[...crumbs, { text: celula.nomeCelula, to: back }]}
        description={celula.nomeCelula}
        actions={
          <>
            <Button variant="outlined" icon={<ArrowLeft />} text="Voltar" onClick={() => navigate(back)} />
            {add}
          </>
        }
      />
      <InBin table="celula" record={celula} />
      <Toolbar
        of={found}
        tools={<ListTools of={found} title={`${title}: ${celula.nomeCelula}`} exporting="celula.exportar" />}
      >
        <SearchBox list={list} placeholder={searchText} />
        <SortSelect list={list} columns={columns} />
        {!celula.excluidoEm && <SalvarContatos group={`/celulas/${celula.uuid}`} name="celula" />}
      </Toolbar>
      <EmEspera espera={celula.emEspera} confirm={confirm} />
      <ListTable
        of={found}
        label={title}
        errorText={failure}
        hint="Adicione quem participa desta célula."
        add={add}
        menu={canWrite ? (row) => <MembroCelulaMenu membro={row} /> : undefined}
      />
    </>
  )
}
