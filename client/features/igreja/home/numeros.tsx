import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Balance, formatMoney, formatMonth, isZero, Money } from '../../../kernel/ui'
import { usuarioUrls } from '../../acesso/usuario/urls'
import { entradaUrls } from '../../financas/entrada/urls'
import { saidaUrls } from '../../financas/saida/urls'
import { celulaUrls } from '../../pessoas/celula/urls'
import type { IgrejaData } from './data'
import styles from './home.module.css'

type Figure = {
  label: string
  value: ReactNode
  to: string
  kind?: 'income' | 'expense' | 'balance' | undefined
  note?: string | undefined
}

/** What of the month is dated later than today, and so is not in today's balance. */
function futuros({ entradasFuturas, saidasFuturas }: NonNullable<IgrejaData['saldoDeHoje']>) {
  const some = [
    [entradasFuturas, 'entradas'],
    [saidasFuturas, 'saídas'],
  ].flatMap(([valor = '', what]) => (isZero(valor) ? [] : `${formatMoney(valor)} de ${what}`))
  return some.length > 0 ? `e, com data futura, ${some.join(' e ')}` : undefined
}

/** Key figures; each links to the list that it counts. */
export function Numeros({ home: { pessoas, celulas, meses, mes, saldoDeHoje } }: { home: IgrejaData }) {
  const present = meses?.at(-1)
  const month = formatMonth(mes).split(' ')[0]
  const figures: Figure[] = []
  if (pessoas)
    figures.push(
      { label: 'Pessoas', value: pessoas.total, to: usuarioUrls.list },
      { label: 'Pessoas ativas', value: pessoas.ativas, to: `${usuarioUrls.list}?usuarioAtivo=1` },
      { label: 'Recém-convertidos', value: pessoas.recemConvertidas, to: `${usuarioUrls.list}?recemConvertido=1` },
    )
  if (typeof celulas === 'number')
    figures.push({ label: 'Células ativas', value: celulas, to: `${celulaUrls.list}?statusCelula=ativa` })
  if (present)
    figures.push(
      {
        label: `Entradas de ${month}`,
        value: <Money value={present.entradas} />,
        to: `${entradaUrls.list}?mes=${mes}`,
        kind: 'income',
      },
      {
        label: `Saídas de ${month}`,
        value: <Money value={present.saidas} />,
        to: `${saidaUrls.list}?mes=${mes}`,
        kind: 'expense',
      },
    )
  if (saldoDeHoje)
    figures.push({
      label: 'Saldo de hoje',
      value: <Balance value={saldoDeHoje.saldo} />,
      to: '/dashboard/livro-caixa',
      kind: 'balance',
      note: futuros(saldoDeHoje),
    })
  if (figures.length === 0) return null
  return (
    <section aria-label="Números da igreja" className={`${styles.figures} ${styles.church}`}>
      {figures.map(({ label, value, to, kind, note }) => (
        <Link key={label} to={to} className={styles.figure} data-kind={kind} data-money={kind && ''}>
          <span>{label}</span>
          <strong>{typeof value === 'number' ? value.toLocaleString('pt-BR') : value}</strong>
          {note && <small>{note}</small>}
        </Link>
      ))}
    </section>
  )
}
