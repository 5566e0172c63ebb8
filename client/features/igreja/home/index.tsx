import { errorText } from '../../../kernel/apollo'
import { NotRefreshed } from '../../../kernel/list'
import { useCan, useViewer } from '../../../kernel/session'
import { ErrorState, Mark, PageSpinner, useDocumentTitle } from '../../../kernel/ui'
import { Agenda } from './agenda'
import { Aniversarios } from './aniversarios'
import { Campanhas } from './campanhas'
import { Contas } from './contas'
import type { HomeData } from './data'
import { Frequencia, Meses } from './graficos'
import { useHomeQuery } from './home.generated'
import styles from './home.module.css'
import { Meu } from './meu'
import { Numeros } from './numeros'
import { PrimeirosPassos } from './passos'
import { Plataforma } from './plataforma'

function greeting(timeZone: string): string {
  const hour = Number(new Intl.DateTimeFormat('pt-BR', { hour: 'numeric', hourCycle: 'h23', timeZone }).format())
  if (hour < 5 || hour >= 18) return 'Boa noite'
  return hour < 12 ? 'Bom dia' : 'Boa tarde'
}

const today = (timeZone: string) =>
  new Intl.DateTimeFormat('pt-BR', { weekday: 'long', day: 'numeric', month: 'long', timeZone }).format()

/** Start page: first the current user's own data, then the church's. Parts that the user may not read are left out. */
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
  const { data, error, refetch } = useHomeQuery({ context: { failureShown: true } })
  const retry = () => void refetch().catch(() => undefined)
  const text = error && errorText(error, 'Não foi possível buscar a página inicial.')
  if (data)
    return (
      <>
        {text && <NotRefreshed text={text} onRetry={retry} />}
        <Parts home={data.home} />
      </>
    )
  return text ? <ErrorState text={text} onRetry={retry} /> : <PageSpinner />
}

function Parts({ home }: { home: HomeData }) {
  const leads = useCan('presencaCulto.registrar')
  const { primeirosPassos, agenda, vencimentos, aniversariantes, campanhas, meses, frequencia } = home
  const own = <Meu home={home} />
  return (
    <div className={styles.parts}>
      {primeirosPassos && <PrimeirosPassos passos={primeirosPassos} />}
      {!leads && own}
      <Numeros home={home} />
      {leads && own}
      <div className={styles.cards}>
        {agenda && <Agenda agenda={agenda} hoje={home.hoje} />}
        {vencimentos && <Contas vencimentos={vencimentos} />}
        {meses && <Meses meses={meses} />}
        {frequencia && <Frequencia cultos={frequencia} />}
        {aniversariantes && <Aniversarios aniversariantes={aniversariantes} hoje={home.hoje} />}
        {campanhas && <Campanhas campanhas={campanhas} />}
      </div>
    </div>
  )
}
