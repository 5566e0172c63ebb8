import { useParams } from 'react-router-dom'
import {
  AddButton,
  FilterSelect,
  Filters,
  ListTable,
  ListTools,
  SearchBox,
  SortSelect,
  Toolbar,
  useListQuery,
} from '../../../../../kernel/list'
import { InBin } from '../../../../../kernel/record'
import { useCan } from '../../../../../kernel/session'
import { PageHeader } from '../../../../../kernel/ui'
import { usePeopleSearchText } from '../../../../acesso/usuario'
import { EmEspera } from '../../../../pessoas/vinculo'
import { missaoUrls } from '../../urls'
import { useConfirmarMembros } from './actions'
import { columns } from './columns'
import { MembrosMissaoDocument } from './membros.generated'
import { MembroMenu } from './menu'

const title = 'Membros da Missão'

const statusChoices = [
  { value: 'ativo', label: 'Ativos' },
  { value: 'inativo', label: 'Inativos' },
]

export function Component() {
  const { id = '' } = useParams()
  const espera = useCan('missao.escrever')
  const confirm = useConfirmarMembros()
  const found = useListQuery(MembrosMissaoDocument, {
    name: 'missoes-membros',
    columns,
    order: { campo: 'name', direcao: 'ASC' },
    filters: ['statusMembro'],
    filtro: (filters) => ({ ...filters, idMissao: id }),
    variables: { id, espera },
    page: (data) => data.membrosMissao,
  })
  const { list, page } = found
  const missao = found.data?.missao
  const canWrite = missao?.acoesPermitidas.includes('editar')

  const add = canWrite && !page.failed && <AddButton to={missaoUrls.addMembro(id)} text="Adicionar Membro" />
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[
          { text: 'Missões', to: missaoUrls.list },
          { text: missao?.nomeMissao ?? 'Missão', to: missaoUrls.detail(id) },
        ]}
        description={missao?.nomeMissao}
        actions={add}
      />
      {missao && <InBin table="missao" record={missao} />}
      <Toolbar
        of={found}
        tools={<ListTools of={found} title={`${title}: ${missao?.nomeMissao ?? ''}`} exporting="missao.exportar" />}
      >
        <SearchBox list={list} placeholder={usePeopleSearchText()} />
        <Filters list={list}>
          <FilterSelect list={list} name="statusMembro" label="Status" choices={statusChoices} />
          <SortSelect list={list} columns={columns} />
        </Filters>
      </Toolbar>
      <EmEspera espera={found.data?.emEspera} confirm={confirm} />
      <ListTable
        of={found}
        label={title}
        errorText="Não foi possível buscar os membros da missão."
        hint="Adicione quem participa desta missão."
        add={add}
        menu={canWrite ? (row) => <MembroMenu membro={row} /> : undefined}
      />
    </>
  )
}
