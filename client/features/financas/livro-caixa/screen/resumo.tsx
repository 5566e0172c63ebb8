import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Balance, formatMonthTitle, Money, Pill } from '../../../../kernel/ui'
import { contaFinanceiraUrls } from '../../conta-financeira/urls'
import type { LivroCaixaQuery } from './livro-caixa.generated'
import styles from './livro-caixa.module.css'

type Livro = LivroCaixaQuery['livroCaixa']
type Props = { livro: Livro; className?: string }

/** The subtotals of each category of the chart, income before expenses. */
export function PorCategoria({ livro: { planoContas = [] }, className }: Props) {
  const side = (tipo: string, title: string) => {
    const own = planoContas.filter((each) => each.tipo === tipo)
    return (
      <tbody>
        <tr>
          <th colSpan={2} scope="rowgroup">
            {title}
          </th>
        </tr>
        {own.length === 0 && (
          <tr>
            <td colSpan={2}>Nada neste período.</td>
          </tr>
        )}
        {own.map(({ categoria, idCategoria, nomeCategoria, restrita, total }) => (
          <tr key={`${categoria} ${idCategoria}`}>
            <td>
              {nomeCategoria}
              {restrita && <Pill text="Com restrição" />}
            </td>
            <td data-align="right">
              <Money value={total} />
            </td>
          </tr>
        ))}
      </tbody>
    )
  }
  return (
    <section className={className}>
      <h2>Por categoria</h2>
      <table>
        {side('entrada', 'Entradas')}
        {side('saida', 'Saídas')}
      </table>
    </section>
  )
}

/** The result of unrestricted and of restricted funds; nothing while the church has no restricted ones. */
export function PorFundo({ livro: { fundos = [] }, className }: Props) {
  const used = fundos.some(({ restrito, entradas, saidas }) => restrito && (entradas !== '0.00' || saidas !== '0.00'))
  if (!used) return null
  return (
    <section className={className}>
      <h2>Resultado por fundo</h2>
      <table className={styles.months}>
        <thead>
          <tr>
            <th scope="col">Fundo</th>
            <th scope="col" data-align="right">
              Entradas
            </th>
            <th scope="col" data-align="right">
              Saídas
            </th>
            <th scope="col" data-align="right">
              Resultado
            </th>
          </tr>
        </thead>
        <tbody>
          {fundos.map(({ restrito, entradas, saidas, resultado }) => (
            <tr key={String(restrito)}>
              <td>{restrito ? 'Com restrição' : 'Sem restrição'}</td>
              <td data-align="right" data-label="Entradas">
                <Money value={entradas} />
              </td>
              <td data-align="right" data-label="Saídas">
                <Money value={saidas} />
              </td>
              <td data-align="right" data-label="Resultado">
                <Balance value={resultado} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>Gerencial, sem valor de demonstração contábil.</p>
    </section>
  )
}

type Meses = { livro: Pick<Livro, 'meses'>; className?: string }

/** Subtotals by month, with the balance at the end of each month. */
export function PorMes({ livro: { meses = [] }, className }: Meses) {
  const opened = meses.some(({ saldosIniciais }) => saldosIniciais !== '0.00')
  return (
    <section className={className}>
      <h2>Por mês</h2>
      <table className={styles.months}>
        <thead>
          <tr>
            <th scope="col">Mês</th>
            {opened && (
              <th scope="col" data-align="right">
                Saldos iniciais
              </th>
            )}
            <th scope="col" data-align="right">
              Entradas
            </th>
            <th scope="col" data-align="right">
              Saídas
            </th>
            <th scope="col" data-align="right">
              Saldo
            </th>
          </tr>
        </thead>
        <tbody>
          {meses.map(({ mes, saldosIniciais, entradas, saidas, saldo }) => (
            <tr key={mes}>
              <td>{formatMonthTitle(mes)}</td>
              {opened && (
                <td data-align="right" data-label="Saldos iniciais">
                  <Balance value={saldosIniciais} />
                </td>
              )}
              <td data-align="right" data-label="Entradas">
                <Money value={entradas} />
              </td>
              <td data-align="right" data-label="Saídas">
                <Money value={saidas} />
              </td>
              <td data-align="right" data-label="Saldo">
                <Balance value={saldo} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

type Conta = { id: number; nome: string } & Record<Total, string>
type Total = 'saldoAnterior' | 'saldosIniciais' | 'entradas' | 'saidas' | 'transferencias' | 'saldo'
type Contas = {
  livro: { inicio: string; fim: string; contas?: Conta[] } & Record<Total, string>
  className?: string
  /** beside the title */
  tools?: ReactNode
}

/** `PorConta` as a card. */
export const PorContaCard = (props: Omit<Contas, 'className'>) => <PorConta {...props} className={styles.card} />

/** The balance of each account at the end of the period, and of all; nothing while the church has only one. */
export function PorConta({ livro: { contas = [], ...livro }, className, tools }: Contas) {
  if (contas.length < 2) return null
  const { inicio, fim } = livro
  const shown = totais.filter(
    ([total]) => total !== 'saldosIniciais' || [livro, ...contas].some((of) => of.saldosIniciais !== '0.00'),
  )
  return (
    <section className={className}>
      <div className={styles.head}>
        <h2>Por conta financeira</h2>
        {tools}
      </div>
      <table className={styles.months}>
        <thead>
          <tr>
            <th scope="col">Conta</th>
            {shown.map(([total, label]) => (
              <th key={total} scope="col" data-align="right">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {contas.map((conta) => (
            <tr key={conta.id}>
              <td>
                <Link to={contaFinanceiraUrls.extrato(conta.id, { inicio, fim })}>{conta.nome}</Link>
              </td>
              <Amounts of={conta} totais={shown} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Todas</th>
            <Amounts of={livro} totais={shown} />
          </tr>
        </tfoot>
      </table>
    </section>
  )
}

const totais: [Total, string][] = [
  ['saldoAnterior', 'Saldo anterior'],
  ['saldosIniciais', 'Saldos iniciais'],
  ['entradas', 'Entradas'],
  ['saidas', 'Saídas'],
  ['transferencias', 'Transferências'],
  ['saldo', 'Saldo'],
]

const Amounts = ({ of, totais }: { of: Record<Total, string>; totais: readonly [Total, string][] }) =>
  totais.map(([total, label]) => (
    <td key={total} data-align="right" data-label={label}>
      {total.startsWith('saldo') ? <Balance value={of[total]} /> : <Money value={of[total]} />}
    </td>
  ))
