import { useState } from 'react'
import {
  among,
  type Column,
  FilterDate,
  FilterRecord,
  FilterSelect,
  Filters,
  ListTable,
  SearchBox,
  Toolbar,
  useListQuery,
} from '../../../kernel/list'
import { DateText, PageHeader } from '../../../kernel/ui'
import { nomeAcao } from '../../acesso/acoes'
import { useUsuarioSearch } from '../../acesso/usuario'
import { tabelaChoices } from '../tabelas'
import { igrejaUrls } from '../urls'
import { type AuditoriaLinhaFragment, AuditoriasDocument } from './auditoria.generated'
import styles from './auditoria.module.css'
import { MudancasDialog } from './mudancas-dialog'
import { OPERACOES, quem, registro } from './texts'

/** An audit entry has no uuid, but list rows need a uuid, so the id as text is used. */
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

/** The audit log: who did what, and when. */
export function Component() {
  const [open, setOpen] = useState<Linha>()
  const found = useListQuery(AuditoriasDocument, {
    name: 'auditoria',
    columns: columnsOf(setOpen),
    order: { campo: 'quando', direcao: 'DESC' },
    // The API has no other sort order.
    ownOrder: true,
    filters: ['idUsuario', 'tabela', 'idRegistro', 'operacao', 'de', 'ate'],
    filtro: ({ idRegistro, operacao, ...filters }) => ({
      ...filters,
      operacao: among(operacoes, operacao),
      idRegistro: Number(idRegistro) || undefined,
    }),
    page: ({ auditorias }) => ({
      ...auditorias,
      nodes: auditorias.nodes.map((linha) => ({ ...linha, uuid: String(linha.id) })),
    }),
  })
  const { list } = found
  return (
    <>
      <PageHeader
        title="Auditoria"
        crumbs={[{ text: 'Configurações', to: igrejaUrls.configuracoes() }]}
        description="Tudo o que foi criado, alterado, excluído ou consultado em bloco. Ninguém pode mudar estas linhas."
      />
      <Toolbar of={found}>
        <SearchBox list={list} placeholder="Buscar por pessoa ou ação" />
        <Filters list={list}>
          <FilterRecord list={list} name="idUsuario" label="Quem" found={useUsuarioSearch({})} />
          <FilterSelect list={list} name="tabela" label="Registro" choices={tabelas} />
          <FilterSelect list={list} name="operacao" label="O que" choices={operacoes} />
          <FilterDate list={list} name="de" label="De" />
          <FilterDate list={list} name="ate" label="Até" />
        </Filters>
      </Toolbar>
      <ListTable
        of={found}
        label="Auditoria"
        errorText="Não foi possível carregar a auditoria."
        hint="O que cada pessoa criar, alterar ou excluir fica registrado aqui."
        open={(linha) => () => setOpen(linha)}
      />
      {open && <MudancasDialog linha={open} onClose={() => setOpen(undefined)} />}
    </>
  )
}
