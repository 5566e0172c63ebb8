import { Tab, Tabs } from '@blueprintjs/core'
import { type JSX, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Action } from '../../../gql/actions'
import { hasUnsavedInput } from '../../../kernel/later'
import { useViewer } from '../../../kernel/session'
import { PageHeader } from '../../../kernel/ui'
import type { Aba } from '../urls'
import { Aparencia } from './aparencia'
import { Assinatura } from './assinatura'
import { Avisos } from './avisos'
import styles from './configuracoes.module.css'
import { useSituacaoDaIgrejaQuery } from './faixas/situacao.generated'
import { Ferramentas } from './ferramentas'
import { Igreja } from './igreja'
import { Perfil } from './perfil'
import { Privacidade } from './privacidade'
import { Seguranca } from './seguranca'
import { TokensApi } from './tokens-api'
import { Uso } from './uso'
import { Webhooks } from './webhooks'

type AbaDefinition = { id: Aba; title: string; panel: JSX.Element; action?: Action; paying?: true }

const ABAS: AbaDefinition[] = [
  { id: 'perfil', title: 'Meu perfil', panel: <Perfil /> },
  { id: 'igreja', title: 'Igreja', panel: <Igreja />, action: 'igreja.administrar' },
  { id: 'uso', title: 'O que a igreja usa', panel: <Uso />, action: 'igreja.administrar' },
  { id: 'seguranca', title: 'Segurança', panel: <Seguranca /> },
  { id: 'avisos', title: 'Avisos', panel: <Avisos /> },
  { id: 'aparencia', title: 'Aparência', panel: <Aparencia /> },
  { id: 'assinatura', title: 'Assinatura', panel: <Assinatura />, action: 'assinatura.administrar', paying: true },
  { id: 'privacidade', title: 'Privacidade', panel: <Privacidade /> },
  { id: 'tokens', title: 'Tokens de API', panel: <TokensApi />, action: 'tokenApi.administrar' },
  { id: 'webhooks', title: 'Webhooks', panel: <Webhooks />, action: 'webhook.administrar' },
  { id: 'ferramentas', title: 'Ferramentas', panel: <Ferramentas /> },
]

/** The addresses settings and configuracoes both open this screen. The open tab is kept in the address. */
export function Component() {
  const { acoes } = useViewer()
  const [params, setParams] = useSearchParams()
  const { data } = useSituacaoDaIgrejaQuery()
  // Until the subscription is loaded, the tab is shown only if the address names it.
  const pays = data ? data.eu?.assinatura : params.get('aba') === 'assinatura'
  const allowed = ABAS.filter(({ action, paying }) => (!action || acoes.includes(action)) && (!paying || pays))
  const open = allowed.find(({ id }) => id === params.get('aba'))?.id ?? 'perfil'
  const frame = useRef<HTMLDivElement>(null)

  // On a phone the tabs scroll sideways, so this scrolls to the open tab.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect must run whenever another tab opens.
  useEffect(() => {
    frame.current
      ?.querySelector('[role="tab"][aria-selected="true"]')
      ?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [open])

  return (
    <div ref={frame}>
      <PageHeader title="Configurações" />
      <Tabs
        id="configuracoes"
        className={styles.tabs}
        selectedTabId={open}
        // the guard of a form lets an address be replaced, but asks before another is opened
        onChange={(id) => setParams({ aba: String(id) }, { replace: !hasUnsavedInput(), preventScrollReset: true })}
        renderActiveTabPanelOnly
      >
        {allowed.map(({ id, title, panel }) => (
          <Tab key={id} id={id} title={title} panel={panel} />
        ))}
      </Tabs>
    </div>
  )
}
