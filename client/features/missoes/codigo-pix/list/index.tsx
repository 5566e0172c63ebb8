import { MenuItem } from '@blueprintjs/core'
import { Print } from '@blueprintjs/icons'
import type { Column } from '../../../../kernel/list'
import {
  downloadFile,
  downloadText,
  FilterSelect,
  Filters,
  ListTable,
  RowMenu,
  SearchBox,
  Toolbar,
  useListQuery,
} from '../../../../kernel/list'
import { DateText, PageHeader, toast } from '../../../../kernel/ui'
import { finalidadeChoices, nomeFinalidade } from '../finalidades'
import { type CodigoPixLinhaFragment, CodigosPixDocument } from './codigos-pix.generated'

const title = 'Códigos Pix'

const columns: Column<CodigoPixLinhaFragment, 'id'>[] = [
  { id: 'txid', title: 'Identificador (txid)', cell: (row) => <code>{row.txid}</code> },
  { id: 'quem', title: 'Quem oferta', cell: (row) => row.usuario?.name ?? 'Qualquer pessoa' },
  {
    id: 'finalidade',
    title: 'Para',
    cell: (row) => row.campanha?.nomeCampanha ?? row.evento?.nomeEvento ?? nomeFinalidade(row.finalidade),
  },
  { id: 'createdAt', title: 'Gerado em', cell: (row) => <DateText value={row.createdAt} /> },
]

/** The sheet for the wall or the table, as a PDF. */
const print = ({ uuid, txid }: CodigoPixLinhaFragment) =>
  void downloadFile(`/codigos-pix/${uuid}/folha/pdf`, `pix-${txid}.pdf`).catch((error: unknown) =>
    toast.error(downloadText(error, 'Não foi possível baixar a folha.')),
  )

/** By the txid of the bank's statement, the treasurer finds who gave what for. */
export function Component() {
  const found = useListQuery(CodigosPixDocument, {
    name: 'codigosPix',
    columns,
    order: { campo: 'id', direcao: 'DESC' },
    // The API has no other sort order.
    ownOrder: true,
    filters: ['finalidade'],
    filtro: ({ finalidade }) => ({
      finalidade: finalidadeChoices.some(({ value }) => value === finalidade) ? finalidade : undefined,
    }),
    page: ({ codigosPix }) => codigosPix,
  })
  const { list } = found
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[{ text: 'Tesouraria' }]}
        description="O extrato do banco mostra o identificador de cada Pix: aqui está de quem ele é."
      />
      <Toolbar of={found}>
        <SearchBox list={list} placeholder="Buscar por nome ou identificador" />
        <Filters list={list}>
          <FilterSelect list={list} name="finalidade" label="Para" choices={[...finalidadeChoices]} />
        </Filters>
      </Toolbar>
      <ListTable
        of={found}
        label={title}
        errorText="Não foi possível buscar os códigos Pix."
        menu={(row) => (
          <RowMenu of={`código ${row.txid}`}>
            <MenuItem icon={<Print />} text="Folha para imprimir" onClick={() => print(row)} />
          </RowMenu>
        )}
        hint="Cada pessoa ganha o seu quando abre Ofertar por Pix."
      />
    </>
  )
}
