import { Button } from '@blueprintjs/core'
import { Share } from '@blueprintjs/icons'
import type { ReactNode } from 'react'
import { errorText } from '../../../kernel/apollo'
import { Facts } from '../../../kernel/detail'
import { DayText, type DotColor, ErrorState, Skeleton, StatusDot, toast } from '../../../kernel/ui'
import { precoMensal, useOferta } from '../publico'
import {
  type MinhaAssinaturaQuery,
  useAbrirPortalAssinaturaMutation,
  useMinhaAssinaturaQuery,
  useRetomarAssinaturaMutation,
} from './assinatura.generated'
import { Card } from './card'
import styles from './configuracoes.module.css'

type Fact = [label: string, value: ReactNode]
type Subscription = NonNullable<MinhaAssinaturaQuery['minhaAssinatura']>

const STATES: Record<string, { text: string; color: DotColor }> = {
  ativa: { text: 'Ativa', color: 'success' },
  atrasada: { text: 'Pagamento em atraso', color: 'warning' },
  suspensa: { text: 'Suspensa: só leitura', color: 'danger' },
  cancelada: { text: 'Cancelada: só leitura', color: 'danger' },
}

/** The plan, its state, and a link to the provider's page, where everything else is managed. */
export function Assinatura() {
  const { data, error, refetch } = useMinhaAssinaturaQuery()
  if (error && !data)
    return <ErrorState text={errorText(error)} onRetry={() => void refetch().catch(() => undefined)} />
  if (!data) return <Skeleton height={160} width="100%" />
  if (!data.minhaAssinatura) return <Card title="Assinatura" text="Esta igreja não tem assinatura: nada é cobrado." />
  return <Details subscription={data.minhaAssinatura} />
}

/** Opens the provider's page whose address the mutation returns. */
async function leaveFor(ask: () => Promise<string | undefined>): Promise<void> {
  try {
    const url = await ask()
    if (url) location.assign(url)
  } catch (error) {
    toast.error(errorText(error, 'Não foi possível abrir a página de pagamento.'))
  }
}

function Details({ subscription }: { subscription: Subscription }) {
  const { situacao, nomePlano, gracaAte, periodoAte, cancelaNoFim } = subscription
  const [portal, { loading }] = useAbrirPortalAssinaturaMutation({ context: { secret: true } })
  const state = STATES[situacao] ?? { text: situacao, color: 'neutral' as const }
  return (
    <div className={styles.panel}>
      <Card
        title="Assinatura"
        text="Cobranças, cartão e cancelamento ficam na página do provedor de pagamento."
        actions={
          <Button
            intent="primary"
            endIcon={<Share />}
            text="Gerenciar pagamento"
            loading={loading}
            onClick={() => void leaveFor(async () => (await portal()).data?.abrirPortalAssinatura.url)}
          />
        }
      />
      <Facts
        title="Como está"
        facts={[
          ['Plano', nomePlano],
          ['Status', <StatusDot key="situacao" {...state} />],
          ...(gracaAte ? [['Tudo funciona até', <DayText key="graca" value={gracaAte} />] as Fact] : []),
          ...(periodoAte
            ? [[cancelaNoFim ? 'Termina em' : 'Período pago até', <DayText key="periodo" value={periodoAte} />] as Fact]
            : []),
        ]}
      />
      {situacao === 'cancelada' && <Resume />}
    </div>
  )
}

/** After a cancelled subscription: a new payment reopens the church with all its data. */
function Resume() {
  const { oferta } = useOferta()
  const [retomar, { loading }] = useRetomarAssinaturaMutation({ context: { secret: true } })
  return (
    <Card title="Assinar de novo" text="A igreja volta a funcionar com todos os seus dados.">
      <ul className={styles.rows}>
        {oferta?.planos.map((plano) => (
          <li key={plano.codigo}>
            <div>
              {plano.nome}: {precoMensal(plano)} por mês
            </div>
            <Button
              text="Assinar"
              aria-label={`Assinar o plano ${plano.nome}`}
              disabled={loading}
              onClick={() =>
                void leaveFor(
                  async () => (await retomar({ variables: { plano: plano.codigo } })).data?.retomarAssinatura.url,
                )
              }
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}
