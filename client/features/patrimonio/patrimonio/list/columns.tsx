import { Link } from 'react-router-dom'
import type { PatrimonioCampo } from '../../../../gql/types'
import type { Column } from '../../../../kernel/list'
import { DateText, Money } from '../../../../kernel/ui'
import { patrimonioUrls } from '../urls'
import type { PatrimonioLinhaFragment } from './patrimonios.generated'

export const columns: Column<PatrimonioLinhaFragment, PatrimonioCampo>[] = [
  {
    id: 'nomePatrimonio',
    title: 'Nome',
    sort: 'nomePatrimonio',
    cell: (row) => <Link to={patrimonioUrls.detail(row.id)}>{row.nomePatrimonio}</Link>,
  },
  { id: 'codigoPatrimonio', title: 'Código', sort: 'codigoPatrimonio', cell: (row) => row.codigoPatrimonio },
  { id: 'tipo', title: 'Tipo', sort: 'tipo', cell: (row) => row.tipo?.tipoPatrimonio },
  { id: 'local', title: 'Local', optional: true, cell: (row) => row.local?.nomeLocal },
  { id: 'localizacaoPatrimonio', title: 'Localização', optional: true, cell: (row) => row.localizacaoPatrimonio },
  { id: 'responsavelPatrimonio', title: 'Responsável', optional: true, cell: (row) => row.responsavelPatrimonio },
  {
    id: 'estadoConservacaoPatrimonio',
    title: 'Estado de conservação',
    optional: true,
    cell: (row) => row.estadoConservacaoPatrimonio,
  },
  {
    id: 'dataAquisicaoPatrimonio',
    title: 'Data de aquisição',
    sort: 'dataAquisicaoPatrimonio',
    optional: true,
    cell: (row) => <DateText value={row.dataAquisicaoPatrimonio} />,
  },
  { id: 'fornecedorPatrimonio', title: 'Fornecedor', optional: true, cell: (row) => row.fornecedorPatrimonio },
  {
    id: 'valorCompraPatrimonio',
    title: 'Valor de compra',
    align: 'right',
    optional: true,
    cell: (row) => <Money value={row.valorCompraPatrimonio} />,
  },
  {
    id: 'valorAtualPatrimonio',
    title: 'Valor atual',
    sort: 'valorAtualPatrimonio',
    align: 'right',
    optional: true,
    cell: (row) => <Money value={row.valorAtualPatrimonio} />,
  },
]
