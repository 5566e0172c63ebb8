import {
  AddButton,
  among,
  FilterRecord,
  FilterSelect,
  Filters,
  ListTable,
  ListTools,
  SearchBox,
  SortSelect,
  Toolbar,
  useListQuery,
} from '../../../../kernel/list'
import { useCan } from '../../../../kernel/session'
import { PageHeader } from '../../../../kernel/ui'
import { useLocalFilter } from '../../../agenda/local'
import { useTipoPatrimonioFilter } from '../../tipo-patrimonio'
import { estadosConservacao } from '../estados'
import { patrimonioUrls } from '../urls'
import { columns } from './columns'
import { PatrimonioMenu } from './menu'
import { PatrimoniosDocument } from './patrimonios.generated'

const title = 'Lista de Patrimônios'
const estados = estadosConservacao.map((estado) => ({ value: estado, label: estado }))

export function Component() {
  const canWrite = useCan('patrimonio.escrever')
  const found = useListQuery(PatrimoniosDocument, {
    name: 'patrimonios',
    columns,
    order: { campo: 'nomePatrimonio', direcao: 'ASC' },
    filters: ['tipoPatrimonio', 'idLocal', 'estadoConservacaoPatrimonio', 'excluidos'],
    filtro: ({ tipoPatrimonio, idLocal, estadoConservacaoPatrimonio, excluidos }) => ({
      tipoPatrimonio,
      idLocal,
      estadoConservacaoPatrimonio: among(estados, estadoConservacaoPatrimonio),
      excluidos: excluidos === 'true',
    }),
    page: (data) => data.patrimonios,
  })
  const { list } = found
  const tipo = useTipoPatrimonioFilter(list.filters.tipoPatrimonio)
  const local = useLocalFilter(list.filters.idLocal)

  const add = canWrite && <AddButton to={patrimonioUrls.create} text="Novo Patrimônio" />
  return (
    <>
      <PageHeader title={title} crumbs={[{ text: 'Patrimônio' }]} actions={add} />
      <Toolbar of={found} tools={<ListTools of={found} title={title} exporting="patrimonio.exportar" />}>
        <SearchBox list={list} placeholder="Nome, código, local ou responsável" />
        <Filters list={list}>
          <FilterRecord list={list} name="tipoPatrimonio" label="Tipo" {...tipo} />
          <FilterRecord list={list} name="idLocal" label="Local" {...local} />
          <FilterSelect list={list} name="estadoConservacaoPatrimonio" label="Estado" choices={estados} />
          <SortSelect list={list} columns={columns} />
        </Filters>
      </Toolbar>
      <ListTable
        of={found}
        label={title}
        errorText="Não foi possível buscar os patrimônios."
        hint="Cadastre os bens da igreja: instrumentos, móveis, equipamentos."
        add={add}
        menu={canWrite ? (row) => <PatrimonioMenu patrimonio={row} /> : undefined}
      />
    </>
  )
}
