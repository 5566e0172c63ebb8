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
import { EmEspera, SalvarContatos } from '../../../../pessoas/vinculo'
import { classeUrls } from '../../urls'
import { useConfirmarMembros } from './actions'
import { MembrosClasseEbdDocument } from './alunos.generated'
import { columns } from './columns'
import { AlunoMenu } from './menu'

const title = 'Alunos da Classe'

const statusChoices = [
  { value: 'ativo', label: 'Ativos' },
  { value: 'inativo', label: 'Inativos' },
]

export function Component() {
  const { id = '' } = useParams()
  const espera = useCan('classeEBD.escrever')
  const confirm = useConfirmarMembros()
  const found = useListQuery(MembrosClasseEbdDocument, {
    name: 'classesEBD-membros',
    columns,
    order: { campo: 'name', direcao: 'ASC' },
    filters: ['statusMembro'],
    filtro: (filters) => ({ ...filters, idClasse: id }),
    variables: { id, espera },
    page: (data) => data.membrosClasseEBD,
  })
  const { list, page } = found
  const classe = found.data?.classeEBD
  const canWrite = classe?.acoesPermitidas.includes('editar')

  const add = canWrite && !page.failed && <AddButton to={classeUrls.addAluno(id)} text="Adicionar Alunos" />
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[
          { text: 'EBD' },
          { text: 'Classes da EBD', to: classeUrls.list },
          { text: classe?.nomeClasse ?? 'Classe', to: classeUrls.detail(id) },
        ]}
        description={classe?.nomeClasse}
        actions={add}
      />
      {classe && <InBin table="classe_ebd" record={classe} />}
      <Toolbar
        of={found}
        tools={<ListTools of={found} title={`${title}: ${classe?.nomeClasse ?? ''}`} exporting="classeEBD.exportar" />}
      >
        <SearchBox list={list} placeholder={usePeopleSearchText()} />
        <Filters list={list}>
          <FilterSelect list={list} name="statusMembro" label="Status" choices={statusChoices} />
          <SortSelect list={list} columns={columns} />
        </Filters>
        {classe && !classe.excluidoEm && <SalvarContatos group={`/classesEBD/${id}`} name="classe" />}
      </Toolbar>
      <EmEspera espera={found.data?.emEspera} confirm={confirm} />
      <ListTable
        of={found}
        label={title}
        errorText="Não foi possível buscar os alunos da classe."
        hint="Adicione os alunos desta classe; a chamada das aulas parte deles."
        add={add}
        menu={canWrite ? (row) => <AlunoMenu membro={row} /> : undefined}
      />
    </>
  )
}
