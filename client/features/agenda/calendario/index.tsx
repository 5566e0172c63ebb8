import { Button, ButtonGroup, Classes } from '@blueprintjs/core'
import { ChevronLeft, ChevronRight, Feed } from '@blueprintjs/icons'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { errorText } from '../../../kernel/apollo'
import { useFeatureRegistry } from '../../../kernel/feature'
import { Can, useUses } from '../../../kernel/session'
import { ErrorState, PageHeader, Skeleton } from '../../../kernel/ui'
import { pedidoReservaUrls } from '../pedido-reserva/urls'
import { AssinaturaDialog } from './assinatura'
import { useCalendarioQuery } from './calendario.generated'
import styles from './calendario.module.css'
import { byDay } from './days'
import { useKinds } from './kinds'
import { useView, type View, type ViewName } from './use-view'
import { Lista } from './vistas/lista'
import { Mes } from './vistas/mes'
import { Semana } from './vistas/semana'

const NAMES: Record<ViewName, string> = { mes: 'Mês', semana: 'Semana', lista: 'Lista' }
const SHOWN = { mes: Mes, semana: Semana, lista: Lista }

/** The church's calendar: all entries that the current user may read. */
export function Component() {
  const view = useView()
  const { inKindOrder } = useKinds()
  const uses = useUses()
  const unused = useFeatureRegistry().unused.features
  const [subscribing, setSubscribing] = useState(false)
  const { data, previousData, error, refetch } = useCalendarioQuery({
    variables: { de: view.days[0]!, ate: view.days.at(-1)! },
    fetchPolicy: 'cache-and-network',
    context: { opensScreen: true },
  })
  const all = (data ?? previousData)?.calendario.filter(({ tipo }) => !unused.has(tipo))
  const shown = all?.filter(({ tipo }) => !view.escondidos.has(tipo)) ?? []
  const Shown = SHOWN[view.vista]

  return (
    <>
      <PageHeader
        title="Calendário"
        crumbs={[{ text: 'Agenda' }]}
        actions={
          <>
            {uses('salas') && (
              <Can action="pedidoReserva.pedir">
                <Link className={`${Classes.BUTTON} ${Classes.OUTLINED}`} to={pedidoReservaUrls.create}>
                  <span className={Classes.BUTTON_TEXT}>Pedir uma sala</span>
                </Link>
              </Can>
            )}
            <Can action="calendario.assinar">
              <Button variant="outlined" icon={<Feed />} text="Assinar" onClick={() => setSubscribing(true)} />
            </Can>
          </>
        }
      />
      <Bar view={view} />
      <Kinds view={view} tipos={inKindOrder(new Set([...(all ?? []).map(({ tipo }) => tipo), ...view.escondidos]))} />
      {error && (
        <ErrorState
          text={errorText(error, 'Não foi possível buscar o calendário.')}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {!all && !error && <Skeleton width="100%" height={480} />}
      {all && !error && <Shown view={view} entries={byDay(shown, view.days)} />}
      {subscribing && <AssinaturaDialog onClose={() => setSubscribing(false)} />}
    </>
  )
}

function Bar({ view }: { view: View }) {
  return (
    <div className={styles.bar}>
      <div className={styles.steps}>
        <Button variant="outlined" icon={<ChevronLeft />} aria-label="Anterior" onClick={() => view.step(-1)} />
        <Button variant="outlined" text="Hoje" onClick={() => view.choose(view.today)} />
        <Button variant="outlined" icon={<ChevronRight />} aria-label="Próximo" onClick={() => view.step(1)} />
      </div>
      <h2 className={styles.title} aria-live="polite">
        {view.title}
      </h2>
      <ButtonGroup role="group" aria-label="Vista" className={styles.views}>
        {(Object.keys(NAMES) as ViewName[]).map((name) => (
          <Button
            key={name}
            variant="outlined"
            text={NAMES[name]}
            active={view.vista === name}
            aria-pressed={view.vista === name}
            onClick={() => view.show(name)}
          />
        ))}
      </ButtonGroup>
    </div>
  )
}

/** Chips that show or hide each kind of entry. They are also the legend of the colours. */
function Kinds({ view, tipos }: { view: View; tipos: readonly string[] }) {
  const { kindOf } = useKinds()
  if (tipos.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row of chips everywhere.
    <div role="group" aria-label="O que mostrar" className={styles.kinds}>
      {tipos.map((tipo) => (
        <button
          key={tipo}
          type="button"
          className={styles.kind}
          data-tone={kindOf(tipo).tone}
          aria-pressed={!view.escondidos.has(tipo)}
          onClick={() => view.toggle(tipo)}
        >
          <span className={styles.dot} aria-hidden="true" />
          {kindOf(tipo).many}
        </button>
      ))}
    </div>
  )
}
