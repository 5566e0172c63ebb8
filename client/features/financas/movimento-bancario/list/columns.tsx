import { Link } from 'react-router-dom'
import { motivos } from '../../../../../schema/rules/financas/movimento-bancario.input'
import type { MovimentoBancarioCampo } from '../../../../gql/types'
import type { Column } from '../../../../kernel/list'
import { DateText, formatDate, Money, Pill } from '../../../../kernel/ui'
import { contaPagarUrls } from '../../conta-pagar/urls'
import { contaReceberUrls } from '../../conta-receber/urls'
import { entradaUrls } from '../../entrada/urls'
import { saidaUrls } from '../../saida/urls'
import { transferenciaUrls } from '../../transferencia/urls'
import { may, strayOf } from './actions'
import type { Movimento } from './em-outra-conta'
import type { LancamentoDoMovimentoBancarioFragment } from './movimentos.generated'
import styles from './movimentos.module.css'
import { textOf } from './proposta'

const pageOf = ({ tipo, id }: Pick<LancamentoDoMovimentoBancarioFragment, 'tipo' | 'id'>): string =>
  tipo === 'entrada' ? entradaUrls.detail(id) : tipo === 'saida' ? saidaUrls.detail(id) : transferenciaUrls.list

const contaPageOf = ({ tipo, id }: { tipo: string; id: number }): string =>
  (tipo === 'contaPagar' ? contaPagarUrls : contaReceberUrls).detail(id)

const niveis: Readonly<Record<string, string>> = { certo: 'Certo', sugerido: 'Sugerido', possivel: 'Possível' }

/** Why it is asked whether a movement is another one than an earlier one. */
function Duvida({ row }: { row: Movimento }) {
  return (
    <span className={styles.muted}>
      {may(row, 'corrigir')
        ? 'Um movimento de antes diz o mesmo com o sinal trocado.'
        : 'Parece repetido. É outro movimento?'}
    </span>
  )
}

/** The entries of a matched movement, the suggestion of a pending one, or why it is ignored. */
function Lancamentos(row: Movimento) {
  const { situacao, motivo, duvida, lancamentos, sugestao, contaSugerida, proposta } = row
  const emOutraConta = strayOf(row)
  if (situacao === 'ignorado') return <span className={styles.muted}>{motivos[motivo ?? ''] ?? ''}</span>
  if (duvida) return <Duvida row={row} />
  if (situacao === 'conciliado')
    return (
      <ul className={styles.lancamentos}>
        {lancamentos.map((one) => (
          <li key={`${one.tipo} ${one.id}`}>
            <Link to={pageOf(one)}>{one.descricao}</Link>
            {lancamentos.length > 1 && (
              <>
                {' '}
                <Money value={one.valor} />
              </>
            )}
          </li>
        ))}
      </ul>
    )
  if (emOutraConta) {
    return (
      <span className={styles.sugestao}>
        <Link to={pageOf(emOutraConta)}>{emOutraConta.descricao}</Link>{' '}
        <span className={styles.muted}>já lançado em {emOutraConta.nomeContaFinanceira}</span>
        <Pill text="A trazer" />
      </span>
    )
  }
  if (!sugestao && contaSugerida) {
    const { conta, nivel } = contaSugerida
    return (
      <span className={styles.sugestao}>
        <Link to={contaPageOf(conta)}>{conta.descricao}</Link>{' '}
        <span className={styles.muted}>
          {conta.tipo === 'contaPagar' ? 'a pagar' : 'a receber'}, vence em {formatDate(conta.vencimento)}
        </span>
        <Pill text={niveis[nivel] ?? nivel} />
      </span>
    )
  }
  if (!sugestao)
    return (
      proposta && (
        <span>
          {textOf(proposta)} <Pill text="A lançar" />
        </span>
      )
    )
  const { lancamento, nivel } = sugestao
  return (
    <span className={styles.sugestao}>
      <Link to={pageOf(lancamento)}>{lancamento.descricao}</Link>{' '}
      <span className={styles.muted}>{formatDate(lancamento.data)}</span>
      <Pill text={niveis[nivel] ?? nivel} />
    </span>
  )
}

export const columns: Column<Movimento, MovimentoBancarioCampo>[] = [
  {
    id: 'historico',
    title: 'Histórico',
    cell: (row) => (
      <>
        {row.historico}
        {row.duvida && <Pill text="Parece repetido" />}
      </>
    ),
  },
  { id: 'data', title: 'Data', sort: 'data', cell: (row) => <DateText value={row.data} /> },
  { id: 'valor', title: 'Valor', sort: 'valor', align: 'right', cell: (row) => <Money value={row.valor} /> },
  { id: 'lancamentos', title: 'Lançamento', cell: (row) => <Lancamentos {...row} /> },
  { id: 'documento', title: 'Documento', optional: true, cell: (row) => row.documento || null },
  { id: 'conta', title: 'Conta', optional: true, cell: (row) => row.contaFinanceira?.nome },
  {
    id: 'createdAt',
    title: 'Importado',
    sort: 'createdAt',
    optional: true,
    cell: (row) => <DateText value={row.createdAt} />,
  },
]

/** The columns of the movements of all accounts: each names its own. */
export const columnsOfAll = columns.map((column) => (column.id === 'conta' ? { ...column, optional: false } : column))
