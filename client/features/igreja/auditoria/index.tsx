import { useState } from 'react'
import {
  type Column,
  DataTable,
  FilterDate,
  FilterRecord,
  FilterSelect,
  Filters,
  Pager,
  SearchBox,
  Toolbar,
  toPage,
  useList,
} from '../../../kernel/list'
import { useCan } from '../../../kernel/session'
import { DateText, PageHeader } from '../../../kernel/ui'
import { useUsuarioSearch } from '../../acesso/usuario'
import { nomeAcao } from '../acoes'
import { tabelaChoices } from '../tabelas'
import { igrejaUrls } from '../urls'
import { type AuditoriaLinhaFragment, useAuditoriasQuery } from './auditoria.generated'
import styles from './auditoria.module.css'
import { MudancasDialog } from './mudancas-dialog'
import { OPERACOES, quem, registro } from './texts'

/** A line has a number alone; lists tell their rows apart by a text. */
type Linha = AuditoriaLinhaFragment & { uuid: string }

const operacoes = Object.entries(OPERACOES).map(([value, label]) => ({ value, label }))
const tabelas = tabelaChoices()

const columnsOf = (open: (linha: Linha) => void): Column<Linha, 'quando'>[] => [
  {
    id: 'registro',
    title: 'Registro',
    cell: (linha) => (
      <button type="button" className={styles.open} onClick={() => open(linha)}>
        {registro(linha)}
      </button>
    ),
  },
  { id: 'operacao', title: 'O que', cell: ({ operacao }) => OPERACOES[operacao] ?? operacao },
  { id: 'quem', title: 'Quem', cell: quem },
  { id: 'quando', title: 'Quando', cell: ({ quando }) => <DateText value={quando} /> },
  { id: 'acao', title: 'Ação', cell: ({ acao }) => nomeAcao(acao) },
]

const tenantColumn: Column<Linha, 'quando'> = {
  id: 'idCliente',
  title: 'Id do Cliente',
  align: 'right',
  cell: ({ idCliente }) => idCliente,
}

/** Who did what, and when. */
export function Component() {
  const [open, setOpen] = useState<Linha>()
  const platform = useCan('plataforma.operar')
  const columns = platform ? [...columnsOf(setOpen), tenantColumn] : columnsOf(setOpen)
  const list = useList({
    churches: true,
    columns,
    order: { campo: 'quando', direcao: 'DESC' },
    filters: ['idUsuario', 'tabela', 'idRegistro', 'operacao', 'de', 'ate'],
  })
  const { first, after, busca, idCliente } = list.variables
  const { idRegistro, ...filters } = list.filters
  const filtro = { ...filters, idRegistro: Number(idRegistro) || undefined }
  const page = toPage(
    useAuditoriasQuery({ variables: { first, after, busca, filtro, idCliente } }),
    ({ auditorias }) => ({
      ...auditorias,
      nodes: auditorias.nodes.map((linha): Linha => ({ ...linha, uuid: String(linha.id) })),
    }),
  )
  return (
    <>
      <PageHeader
        title="Auditoria"
        crumbs={[{ text: 'Configurações', to: igrejaUrls.configuracoes() }]}
        description="Tudo o que foi criado, alterado, excluído ou consultado em bloco. Ninguém pode mudar estas linhas."
      />
      <Toolbar>
        <SearchBox list={list} placeholder="Buscar por pessoa ou ação" />
        <Filters list={list}>
          <FilterRecord list={list} name="idUsuario" label="Quem" found={useUsuarioSearch({}, idCliente)} />
          <FilterSelect list={list} name="tabela" label="Registro" choices={tabelas} />
          <FilterSelect list={list} name="operacao" label="O que" choices={operacoes} />
          <FilterDate list={list} name="de" label="De" />
          <FilterDate list={list} name="ate" label="Até" />
        </Filters>
      </Toolbar>
      <DataTable
        label="Auditoria"
        list={list}
        columns={columns}
        page={page}
        errorText="Não foi possível carregar a auditoria."
      />
      <Pager list={list} page={page} />
      {open && <MudancasDialog linha={open} onClose={() => setOpen(undefined)} />}
    </>
  )
}
