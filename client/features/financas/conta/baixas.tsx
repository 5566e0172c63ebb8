import { Button } from '@blueprintjs/core'
import { Undo } from '@blueprintjs/icons'
import { Link } from 'react-router-dom'
import { type MeioDeBaixa, meiosDeBaixa } from '../../../../schema/rules/financas/baixa.input'
import { DetailCard } from '../../../kernel/detail'
import { DateText, formatDate, formatMoney, Money, Pill } from '../../../kernel/ui'
import styles from './conta.module.css'
import type { Baixa, ContaActions, ContaSide } from './side'

type Props = { side: ContaSide; rows: readonly Baixa[]; actions: Pick<ContaActions, 'undo'> }

/** The payments of a payable or receivable, newest first, each with its ledger entry and its undo. */
export function Baixas({ side, rows, actions }: Props) {
  if (rows.length === 0) return null
  return (
    <DetailCard title={side.baixas}>
      <ul className={styles.payments} aria-label={side.baixas}>
        {rows.map((baixa) => (
          <li key={baixa.id}>
            <span className={styles.what}>
              <span>
                <DateText value={baixa.data} />
                {baixa.meio && ` · ${meiosDeBaixa[baixa.meio as MeioDeBaixa]}`}
                {baixa.estornada && <Pill text="Estornado" />}
              </span>
              <small>{partes(baixa).join(' ')}</small>
              {baixa.observacao && <small>{baixa.observacao}</small>}
            </span>
            <Money value={baixa.total} />
            <span className={styles.act}>
              {baixa.lancamento && (
                <Link to={side.lancamento(baixa.lancamento.id)}>
                  {baixa.acoesPermitidas.includes('estornar') ? 'Estornar' : 'Lançamento'}
                </Link>
              )}
              {baixa.acoesPermitidas.includes('desfazer') && (
                <Button
                  variant="minimal"
                  icon={<Undo />}
                  text="Desfazer"
                  aria-label={`Desfazer ${formatMoney(baixa.total)} de ${formatDate(baixa.data)}`}
                  onClick={() => actions.undo(baixa)}
                />
              )}
            </span>
          </li>
        ))}
      </ul>
    </DetailCard>
  )
}

/** 'R$ 100,00 + juros R$ 2,00'; nothing when the money is what it pays. */
function partes({ valor, juros, multa, desconto, total }: Baixa): string[] {
  if (valor === total) return []
  const part = (name: string, value: string, sign: string) =>
    value === '0.00' ? [] : [`${sign} ${name} ${formatMoney(value)}`]
  return [
    formatMoney(valor),
    ...part('juros', juros, '+'),
    ...part('multa', multa, '+'),
    ...part('desconto', desconto, '−'),
  ]
}
