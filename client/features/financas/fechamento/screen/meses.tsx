import { MenuItem } from '@blueprintjs/core'
import { Document, Lock, Unlock } from '@blueprintjs/icons'
import { Link, useNavigate } from 'react-router-dom'
import { RowMenu } from '../../../../kernel/list'
import list from '../../../../kernel/list/list.module.css'
import type { DotColor } from '../../../../kernel/ui'
import { Balance, formatMonth, formatMonthTitle, Money, StatusDot } from '../../../../kernel/ui'
import { prestacaoContasUrls } from '../../prestacao-contas'
import type { FechamentoQuery } from './fechamento.generated'
import { fimDoMes } from './fim-do-mes'

type Mes = FechamentoQuery['fechamento']['meses'][number]

const situacoes: Record<string, { color: DotColor; text: string }> = {
  fechado: { color: 'success', text: 'Fechado' },
  aberto: { color: 'warning', text: 'Aberto' },
  emAndamento: { color: 'info', text: 'Em andamento' },
}

type Props = {
  meses: Mes[]
  busy: boolean
  /** whether the current user may account for closed months */
  accounts: boolean
  onClose: (mes: string) => void
  onReopen: (mes: string) => void
}

/** The months of a year with their totals, their state and the allowed actions. */
export function Meses({ meses, busy, accounts, onClose, onReopen }: Props) {
  const navigate = useNavigate()
  const accountable = ({ situacao }: Pick<Mes, 'situacao'>) => accounts && situacao === 'fechado'
  const opened = meses.some(({ saldosIniciais }) => saldosIniciais !== '0.00')
  const acts = meses.some((mes) => mes.acoesPermitidas.length > 0 || accountable(mes))
  return (
    <div className={list.scroll}>
      <table className={list.table} aria-label="Meses" aria-busy={busy}>
        <thead>
          <tr>
            <th>Mês</th>
            <th data-align="right">Saldo anterior</th>
            {opened && <th data-align="right">Saldos iniciais</th>}
            <th data-align="right">Entradas</th>
            <th data-align="right">Saídas</th>
            <th data-align="right">Saldo final</th>
            <th>Status</th>
            {acts && <th className={list.actions}>Ações</th>}
          </tr>
        </thead>
        <tbody>
          {meses.map(({ mes, saldoAnterior, saldosIniciais, entradas, saidas, saldo, situacao, acoesPermitidas }) => (
            <tr key={mes}>
              <td data-label="Mês">
                <Link to={`/dashboard/livro-caixa?inicio=${mes}-01&fim=${fimDoMes(mes)}`}>{formatMonthTitle(mes)}</Link>
              </td>
              <td data-label="Saldo anterior" data-align="right">
                <Balance value={saldoAnterior} />
              </td>
              {opened && (
                <td data-label="Saldos iniciais" data-align="right">
                  <Balance value={saldosIniciais} />
                </td>
              )}
              <td data-label="Entradas" data-align="right">
                <Money value={entradas} />
              </td>
              <td data-label="Saídas" data-align="right">
                <Money value={saidas} />
              </td>
              <td data-label="Saldo final" data-align="right">
                <Balance value={saldo} />
              </td>
              <td data-label="Status">
                <StatusDot {...(situacoes[situacao] ?? { color: 'neutral', text: situacao })} />
              </td>
              {acts && (
                <td className={list.actions}>
                  {(acoesPermitidas.length > 0 || accountable({ situacao })) && (
                    <RowMenu of={formatMonth(mes)}>
                      {accountable({ situacao }) && (
                        <MenuItem
                          icon={<Document />}
                          text="Prestar contas"
                          onClick={() => navigate(prestacaoContasUrls.ofMonth(mes))}
                        />
                      )}
                      {acoesPermitidas.includes('fechar') && (
                        <MenuItem icon={<Lock />} text="Fechar mês" onClick={() => onClose(mes)} />
                      )}
                      {acoesPermitidas.includes('reabrir') && (
                        <MenuItem icon={<Unlock />} text="Reabrir mês" onClick={() => onReopen(mes)} />
                      )}
                    </RowMenu>
                  )}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
