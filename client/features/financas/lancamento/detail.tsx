import { Button } from '@blueprintjs/core'
import { Edit, Trash, Undo } from '@blueprintjs/icons'
import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { DetailLayout, Facts } from '../../../kernel/detail'
import { InBin } from '../../../kernel/record'
import { DateText, formatDate, Money, PageHeader } from '../../../kernel/ui'
import { Anexos } from '../anexo'
import { fornecedorUrls } from '../fornecedor'
import { movimentoBancarioUrls } from '../movimento-bancario/urls'
import { origemDe } from './origens'
import type { Lancamento, LancamentoActions, Side } from './side'

type Numbered = { id: number; numero: number | null }

type Props = {
  side: Side
  row: Lancamento & {
    updatedAt: string
    /** What this reverses, and what reverses it. */
    estornada: Numbered | null
    estorno: Numbered | null
    /** The record that created it; only payables and receivables have numbers. */
    registroDeOrigem: { id: number; numero?: number | null } | null
    /** The line of the bank's statement whose money this is; absent for whoever may not read statements. */
    movimento?: { data: string; historico: string; idContaFinanceira: number } | null
  }
  actions: LancamentoActions
  /** further cards */
  children?: ReactNode
}

/** The page of one entry: its data, its origin and the allowed actions. */
export function LancamentoDetail({ side, row, actions, children }: Props) {
  const navigate = useNavigate()
  const { urls } = side
  const may = (acao: string) => row.acoesPermitidas.includes(acao)
  const reversals = [
    ['Estorno de', row.estornada],
    ['Estornada por', row.estorno],
  ] as const
  const removeAndLeave = async () => {
    if (await actions.remove(row)) navigate(urls.list)
  }
  return (
    <>
      <PageHeader
        title={row.descricao}
        crumbs={[{ text: 'Tesouraria' }, { text: side.plural, to: urls.list }]}
        actions={
          <>
            {may('excluir') && <Button variant="outlined" icon={<Trash />} text="Excluir" onClick={removeAndLeave} />}
            {may('estornar') && (
              <Button variant="outlined" icon={<Undo />} text="Estornar" onClick={() => actions.reverse(row)} />
            )}
            {may('editar') && (
              <Button intent="primary" icon={<Edit />} text="Editar" onClick={() => navigate(urls.edit(row.id))} />
            )}
          </>
        }
      />
      <InBin table={side.table} record={row} />
      <DetailLayout
        side={
          <Facts
            title="Histórico"
            last
            facts={[
              ['Lançada em', <DateText key="createdAt" value={row.createdAt} />],
              ['Última alteração', <DateText key="updatedAt" value={row.updatedAt} />],
            ]}
          />
        }
      >
        <Facts
          title={side.nome}
          facts={[
            ['Número', row.numero],
            ['Valor', <Money key="valor" value={row.valor} />],
            ['Data', <DateText key="data" value={row.data} />],
            ['Categoria', row.nomeCategoria],
            ['Centro de custo', row.centroCusto?.nome],
            ['Conta financeira', row.contaFinanceira?.nome],
            row.fornecedor
              ? [
                  'Fornecedor',
                  <Link key="fornecedor" to={fornecedorUrls.detail(row.fornecedor.id)}>
                    {row.fornecedor.nome}
                  </Link>,
                ]
              : null,
          ]}
        />
        <Facts
          title="Origem"
          facts={[
            ['Criada por', <Origin key="origem" row={row} />],
            ...reversals.flatMap(([label, found]): [string, ReactNode][] =>
              found ? [[label, link(found, urls.detail)]] : [],
            ),
            row.movimento
              ? [
                  'Conciliada com',
                  <Link key="movimento" to={movimentoBancarioUrls.conciliado(row.movimento)}>
                    {row.movimento.historico}, {formatDate(row.movimento.data)}
                  </Link>,
                ]
              : null,
          ]}
        />
        <Anexos especie={side.table} record={row} />
        {children}
      </DetailLayout>
      {actions.dialog}
    </>
  )
}

function Origin({ row: { origem, idOrigem, registroDeOrigem } }: { row: Props['row'] }) {
  const found = origemDe(origem)
  if (!found) return 'Digitada'
  const text = registroDeOrigem?.numero ? `${found.text} nº ${registroDeOrigem.numero}` : found.text
  return found.url && idOrigem ? <Link to={found.url(idOrigem)}>{text}</Link> : text
}

const link = ({ id, numero }: Numbered, url: (id: number) => string) => <Link to={url(id)}>Lançamento nº {numero}</Link>
