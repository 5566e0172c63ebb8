import { type ReactNode, useContext } from 'react'
import { todayIn } from '../../../../schema/rules/dates'
import { serverTime } from '../../../kernel/kept/clock'
import { later } from '../../../kernel/later'
import { useCan, useUses, useViewer } from '../../../kernel/session'
import { PageSpinner, TimeZone } from '../../../kernel/ui'
import { AcessoMudou } from './acesso-mudou'
import { Agenda } from './agenda'
import { Aniversarios } from './aniversarios'
import { Campanhas } from './campanhas'
import { Contas } from './contas'
import { ContasFinanceiras } from './contas-financeiras'
import { Ausentes, Visitas } from './cuidado'
import type { HomeData, IgrejaData } from './data'
import { Dizimos } from './dizimos'
import { emDia } from './em-dia'
import { Escalas } from './escalas'
import { Espera } from './espera'
import { Eventos } from './eventos'
import { Fechamento } from './fechamento'
import { Frequencia, Meses } from './graficos'
import styles from './home.module.css'
import { Incidentes } from './incidentes'
import { Lidero } from './lidero'
import { MinhaCelula } from './minha-celula'
import { Numeros } from './numeros'
import { Participacoes } from './participacoes'
import { PrimeirosPassos } from './passos'
import { PedidosSala } from './pedidos-sala'
import { PessoasNovas } from './pessoas-novas'
import { Posts } from './posts'
import { ProximoCulto } from './proximo-culto'

// a script of its own: most people lead no group
const Grupo = later(async () => (await import('./grupos')).Grupo, { waiting: <PageSpinner /> })

type Props = {
  home: HomeData
  igreja: IgrejaData | undefined
  /** whether the church's part is still being fetched */
  waiting: boolean
}

/**
 * The parts in the order of what the person does: whoever leads a cell or another group has that first; a pastor, the
 * people to care for; whoever keeps the records or the books, the church's figures; everybody else, what is their own.
 */
export function Partes({ home: asked, igreja, waiting }: Props) {
  const home = emDia(asked, todayIn(useContext(TimeZone), serverTime()))
  const books = useCan('entrada.escrever')
  const runs = useCan('usuario.alterarPerfil')
  const cards = { ...useOwnCards(home, asked), ...churchCards(igreja, useUses()) }
  const leads = cards.celulas.length > 0 || (cards.grupos.length > 0 && !books)
  const pastor = !runs && Boolean(igreja?.cuidado)
  const figures = igreja && (
    <>
      <Numeros home={igreja} />
      {books && igreja.fechamento && <Fechamento fechamento={igreja.fechamento} />}
      {igreja.esperaNosLivros && <Espera espera={igreja.esperaNosLivros} />}
    </>
  )
  const first = (
    <>
      {igreja?.incidentes && <Incidentes incidentes={igreja.incidentes} />}
      {home.acessoMudou && <AcessoMudou mudou={home.acessoMudou} />}
      {home.primeirosPassos && <PrimeirosPassos passos={home.primeirosPassos} />}
      {home.pedidosSala ? <PedidosSala pedidos={home.pedidosSala} /> : null}
      {home.participacoesAConfirmar ? <Participacoes quantas={home.participacoesAConfirmar} /> : null}
    </>
  )
  // Otherwise the parts would move when the church's arrive above them.
  if (waiting && books && !leads) return <PageSpinner />
  if (!leads && !pastor && (books || igreja?.pessoasNovas))
    return (
      <div className={styles.parts}>
        {first}
        {cards.pending && cards.escalas}
        {figures}
        <div className={styles.cards}>
          {cards.contas}
          {cards.dinheiro}
          {cards.novas}
          {cards.agenda}
          {cards.aniversarios}
          {cards.culto}
          {cards.eventos}
          {!cards.pending && home.minhasEscalas.length > 0 && cards.escalas}
          {cards.celula}
          {cards.grupos}
          {cards.visitas}
          {cards.ausentes}
          {cards.campanhas}
          {cards.posts}
          {cards.dizimos}
        </div>
        {cards.charts}
      </div>
    )
  return (
    <div className={styles.parts}>
      {first}
      <div className={styles.cards} data-waiting={waiting || undefined}>
        {cards.celulas}
        {pastor && cards.visitas}
        {pastor && cards.ausentes}
        {cards.grupos}
      </div>
      <section aria-label="Meu espaço" className={styles.cards}>
        {cards.pending ? [cards.escalas, cards.culto] : [cards.culto, cards.escalas]}
        {cards.celula}
        {cards.dizimos}
        {cards.eventos}
        {cards.agenda}
        {cards.posts}
        {cards.aniversarios}
      </section>
      {waiting && <PageSpinner />}
      {figures}
      <div className={styles.cards}>
        {cards.contas}
        {cards.dinheiro}
        {cards.novas}
        {cards.campanhas}
      </div>
      {cards.charts}
    </div>
  )
}

/** @param asked the page as the server sent it, perhaps on an earlier day */
function useOwnCards(home: HomeData, asked: HomeData) {
  const { igreja } = useViewer()
  const uses = useUses()
  const { hoje, proximoCulto, minhasEscalas, minhaCelula, celulasQueLidero, eventos } = home
  const { agenda, posts, aniversariantes, gruposQueLidero } = home
  const led = celulasQueLidero?.some(({ id }) => id === minhaCelula?.id)
  return {
    /** whether a roster waits for an answer */
    pending: minhasEscalas.some(({ resposta }) => resposta === 'pendente'),
    // when all are past, it is not known whether there are others
    escalas: uses('escalas') && (minhasEscalas.length > 0 || asked.minhasEscalas.length === 0) && (
      <Escalas key="escalas" escalas={minhasEscalas} />
    ),
    culto: proximoCulto && <ProximoCulto key="culto" culto={proximoCulto} hoje={hoje} igreja={igreja.nome} />,
    celulas: celulasQueLidero?.map((celula) => <Lidero key={celula.uuid} celula={celula} hoje={hoje} />) ?? [],
    // a copy that the version before kept has none
    grupos: gruposQueLidero?.map((grupo) => <Grupo key={grupo.uuid} grupo={grupo} hoje={hoje} />) ?? [],
    celula: minhaCelula && !led && <MinhaCelula celula={minhaCelula} hoje={hoje} />,
    eventos: eventos && eventos.length > 0 && <Eventos eventos={eventos} />,
    agenda: agenda && <Agenda agenda={agenda} hoje={hoje} />,
    posts: posts && posts.length > 0 && <Posts posts={posts} />,
    dizimos: <Dizimos home={home} />,
    aniversarios: aniversariantes && <Aniversarios aniversariantes={aniversariantes} hoje={hoje} />,
  }
}

type Card = 'contas' | 'dinheiro' | 'novas' | 'visitas' | 'ausentes' | 'campanhas' | 'charts'

function churchCards(
  igreja: IgrejaData | undefined,
  uses: ReturnType<typeof useUses>,
): Partial<Record<Card, ReactNode>> {
  if (!igreja) return {}
  const { hoje, vencimentos, pessoasNovas, cuidado, campanhas, meses, frequencia, contasFinanceiras } = igreja
  return {
    contas: vencimentos && <Contas vencimentos={vencimentos} hoje={hoje} />,
    dinheiro: contasFinanceiras && <ContasFinanceiras contas={contasFinanceiras} />,
    novas: pessoasNovas && <PessoasNovas novas={pessoasNovas} />,
    visitas: cuidado && uses('visitas') && <Visitas visitas={cuidado.visitas} />,
    ausentes: cuidado && <Ausentes cuidado={cuidado} />,
    campanhas: campanhas && <Campanhas campanhas={campanhas} />,
    charts: (
      <>
        {meses && <Meses meses={meses} />}
        {frequencia && <Frequencia cultos={frequencia} />}
      </>
    ),
  }
}
