import { Link } from 'react-router-dom'
import { DateText, Money } from '../../../kernel/ui'
import { contaPagarUrls } from '../../financas/conta-pagar/urls'
import { contaReceberUrls } from '../../financas/conta-receber/urls'
import { Card, None } from './card'
import type { IgrejaData } from './data'
import styles from './home.module.css'

type Vencimentos = NonNullable<IgrejaData['vencimentos']>

/** What is overdue or due within seven days. Each sum links to the list of the records. */
export function Contas({ vencimentos: { ate, faixas, contas }, hoje }: { vencimentos: Vencimentos; hoje: string }) {
  const [late, soon] = [faixas.find(({ inicio }) => !inicio), faixas.find(({ inicio }) => inicio)]
  const sums = [
    {
      label: 'A pagar, atrasadas',
      count: late?.quantidadePagar,
      value: late?.pagar,
      to: `${contaPagarUrls.list}?statusConta=atrasado`,
    },
    {
      label: 'A pagar, em 7 dias',
      count: soon?.quantidadePagar,
      value: soon?.pagar,
      to: `${contaPagarUrls.list}?statusConta=aberto&fim=${ate}`,
    },
    {
      label: 'A receber, atrasadas',
      count: late?.quantidadeReceber,
      value: late?.receber,
      to: `${contaReceberUrls.list}?statusConta=atrasado`,
    },
    {
      label: 'A receber, em 7 dias',
      count: soon?.quantidadeReceber,
      value: soon?.receber,
      to: `${contaReceberUrls.list}?statusConta=pendente&fim=${ate}`,
    },
  ].filter(({ count }) => count)
  return (
    <Card title="Contas que vencem em 7 dias" to={contaPagarUrls.list} more="Contas a pagar">
      {sums.length === 0 ? (
        <None>Nenhuma conta atrasada nem a vencer em 7 dias.</None>
      ) : (
        <>
          <div className={styles.sums}>
            {sums.map(({ label, count, value, to }) => (
              <Link key={label} to={to}>
                <span>
                  {label} ({count})
                </span>
                <strong>
                  <Money value={value} />
                </strong>
              </Link>
            ))}
          </div>
          <ul className={styles.rows}>
            {contas.map((conta) => (
              <li key={conta.uuid}>
                <span className={styles.what}>
                  <Link to={(conta.tipo === 'contaPagar' ? contaPagarUrls : contaReceberUrls).detail(conta.id)}>
                    {conta.descricaoConta}
                    {conta.totalParcelas && ` (${conta.parcela}/${conta.totalParcelas})`}
                  </Link>
                  <small data-late={conta.atrasada || undefined}>
                    {conta.tipo === 'contaPagar' ? 'A pagar' : 'A receber'} ·{' '}
                    {conta.dataVencimentoConta === hoje ? (
                      <strong>vence hoje</strong>
                    ) : (
                      <>
                        {conta.atrasada ? 'venceu em' : 'vence em'} <DateText value={conta.dataVencimentoConta} />
                      </>
                    )}
                  </small>
                </span>
                <Money value={conta.restante} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}
