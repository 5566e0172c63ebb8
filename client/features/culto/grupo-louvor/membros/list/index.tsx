import { Button } from '@blueprintjs/core'
import { ArrowLeft } from '@blueprintjs/icons'
import { useNavigate, useParams } from 'react-router-dom'
import { errorText } from '../../../../../kernel/apollo'
import {
  AddButton,
  ListTable,
  ListTools,
  SearchBox,
  SortSelect,
  Toolbar,
  useListQuery,
} from '../../../../../kernel/list'
import { InBin } from '../../../../../kernel/record'
import { useCan } from '../../../../../kernel/session'
import { ErrorState, PageHeader, PageSpinner } from '../../../../../kernel/ui'
import { EmEspera } from '../../../../pessoas/vinculo'
import { grupoLouvorUrls } from '../../urls'
import { useConfirmarMembros } from './actions'
import { columns } from './columns'
import { MembrosGrupoLouvorDocument } from './membros.generated'
import { MembroMenu } from './menu'

const title = 'Lista de Membros de Grupo de Louvor'
const crumbs = [{ text: 'Louvor' }, { text: 'Grupos de louvor', to: grupoLouvorUrls.list }]
const failure = 'Não foi possível carregar os dados.'

export function Component() {
  const { uuid = '' } = useParams()
  const navigate = useNavigate()
  const espera = useCan('membroGrupoLouvor.escrever')
  const confirm = useConfirmarMembros()
  const found = useListQuery(MembrosGrupoLouvorDocument, {
    name: 'membrosGrupoLouvor',
    columns,
    order: { campo: 'name', direcao: 'ASC' },
    filtro: () => ({ idGrupo: uuid }),
    variables: { id: uuid, espera },
    page: (data) => data.grupoLouvor.membros,
  })
  const { list, page, error } = found
  const grupo = found.data?.grupoLouvor
  if (!grupo)
    return page.failed ? (
      <ErrorState header={{ title, crumbs }} text={errorText(error, failure)} onRetry={page.retry} />
    ) : (
      <PageSpinner />
    )

  const canWrite = grupo.acoesPermitidas.includes('adicionarMembro')
  const add = canWrite && <AddButton to={grupoLouvorUrls.adicionarMembro(grupo.uuid)} text="Novo Membro" />
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[...crumbs, { text: grupo.nomeGrupo }]}
        actions={
          <>
            <Button
              variant="outlined"
              icon={<ArrowLeft />}
              text="Voltar"
              onClick={() => navigate(grupoLouvorUrls.list)}
            />
            {add}
          </>
        }
      />
      <InBin table="grupo_louvor" record={grupo} />
      <Toolbar
        of={found}
        tools={<ListTools of={found} title={`${title}: ${grupo.nomeGrupo}`} exporting="grupoLouvor.exportar" />}
      >
        <SearchBox list={list} placeholder={`Buscar em ${grupo.nomeGrupo}`} />
        <SortSelect list={list} columns={columns} />
      </Toolbar>
      <EmEspera espera={grupo.emEspera} confirm={confirm} />
      <ListTable
        of={found}
        label={title}
        errorText={failure}
        emptyText="Nenhum membro encontrado"
        hint="Adicione quem canta ou toca neste grupo."
        add={add}
        menu={canWrite ? (row) => <MembroMenu membro={row} /> : undefined}
      />
    </>
  )
}
