import { skipToken } from '@apollo/client/react'
import { useSearchParams } from 'react-router-dom'
import { errorText } from '../../../kernel/apollo'
import { later } from '../../../kernel/later'
import { NotRefreshed } from '../../../kernel/list'
import { useCan, useUses, useViewer } from '../../../kernel/session'
import { ErrorState, Mark, PageSpinner, useDocumentTitle } from '../../../kernel/ui'
import { Convites } from '../../culto/escala-culto'
import { seesChurch } from './early'
import { useHomeIgrejaQuery, useHomeQuery } from './home.generated'
import styles from './home.module.css'
import { Partes } from './partes'
import { useLevar } from './use-levar'

// a script of its own: nobody of a church needs it
const Plataforma = later(async () => (await import('./plataforma')).Plataforma, { waiting: <PageSpinner /> })

// a script of its own: most visits come by no shortcut of the icon
const Atalho = later(async () => (await import('./atalho')).Atalho, { waiting: <PageSpinner /> })

function greeting(timeZone: string): string {
  const hour = Number(new Intl.DateTimeFormat('pt-BR', { hour: 'numeric', hourCycle: 'h23', timeZone }).format())
  if (hour < 5 || hour >= 18) return 'Boa noite'
  return hour < 12 ? 'Bom dia' : 'Boa tarde'
}

const today = (timeZone: string) =>
  new Intl.DateTimeFormat('pt-BR', { weekday: 'long', day: 'numeric', month: 'long', timeZone }).format()

/** Start page, for the person who looks. Parts that the user may not read are left out. */
export function Component() {
  useDocumentTitle('Início')
  const { name, igreja } = useViewer()
  const platform = useCan('plataforma.operar')
  return (
    <>
      <header className={styles.welcome}>
        <p>{today(igreja.fusoHorario)}</p>
        <h1>
          {greeting(igreja.fusoHorario)}, {name.split(' ')[0]}.
        </h1>
        <p>{igreja.nome}</p>
        <Mark size={92} />
      </header>
      {platform ? <Plataforma /> : <Igreja />}
    </>
  )
}

function Igreja() {
  const asksChurch = seesChurch(useViewer())
  const uses = useUses()
  const own = useHomeQuery({ context: { failureShown: true, kept: true } })
  const church = useHomeIgrejaQuery(asksChurch ? { context: { failureShown: true } } : skipToken)
  const atalho = useSearchParams()[0].get('atalho')
  useLevar(own.data?.home, own.refetch)
  const failed = [own, church].filter(({ error }) => error)
  const retry = () => {
    for (const { refetch } of failed) void refetch().catch(() => undefined)
  }
  const text = failed[0]?.error && errorText(failed[0].error, 'Não foi possível buscar a página inicial.')
  if (text && !own.data) return <ErrorState text={text} onRetry={retry} />
  if (!own.data) return <PageSpinner />
  if (atalho) return <Atalho name={atalho} home={own.data.home} />
  // the own part is kept on the device, the church's is not
  const missing = asksChurch && !church.data && text
  return (
    <>
      {text && !missing && <NotRefreshed text={text} onRetry={retry} />}
      {uses('escalas') && <Convites convites={own.data.meusConvites} />}
      <Partes home={own.data.home} igreja={church.data?.home} waiting={asksChurch && !church.data && !missing} />
      {missing && <ErrorState text={missing} onRetry={retry} />}
    </>
  )
}
