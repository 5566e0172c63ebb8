import { DateText, type DotColor, StatusDot } from '../../../../kernel/ui'
import type { EntregaLinhaFragment, WebhookLinhaFragment } from './webhooks.generated'

/** What a webhook is called: its description, otherwise its server. */
export const nameOf = ({ descricao, url }: Pick<WebhookLinhaFragment, 'descricao' | 'url'>): string =>
  descricao || new URL(url).host

const WHY: Record<string, string> = {
  falhas: 'nada foi recebido durante três dias',
  fila: 'recebia devagar demais',
  acesso: 'quem o criou não tem mais acesso',
}

/** Whether a webhook works, and since when it does not. */
export function WebhookState({ webhook }: { webhook: WebhookLinhaFragment }) {
  const { ativo, motivo, desligadoEm, falhandoDesde, anteriorAte } = webhook
  return (
    <>
      {ativo ? (
        falhandoDesde ? (
          <p>
            <StatusDot color="warning" text="Falhando" /> desde <DateText value={falhandoDesde} />
          </p>
        ) : (
          <StatusDot color="success" text="Ligado" />
        )
      ) : (
        <p>
          <StatusDot color="danger" text="Desligado" />
          {motivo && (
            <>
              : {WHY[motivo] ?? motivo}, em <DateText value={desligadoEm} />
            </>
          )}
        </p>
      )}
      {anteriorAte && Date.parse(anteriorAte) > Date.now() && (
        <p>
          O segredo anterior também assina até <DateText value={anteriorAte} />
        </p>
      )}
    </>
  )
}

const STATES: Record<string, { color: DotColor; text: string }> = {
  pendente: { color: 'warning', text: 'Pendente' },
  entregue: { color: 'success', text: 'Entregue' },
  falhou: { color: 'danger', text: 'Falhou' },
  omitida: { color: 'neutral', text: 'Omitida' },
}

/** The state of a delivery, in words and colour. */
export const stateOf = ({ situacao }: Pick<EntregaLinhaFragment, 'situacao'>) =>
  STATES[situacao] ?? { color: 'neutral' as const, text: situacao }

/** The states to filter by. */
export const stateChoices = Object.entries(STATES).map(([value, { text }]) => ({ value, label: text }))
