import { BankAccount, Calendar, Endorsed, Key, Music, People, Phone } from '@blueprintjs/icons'
import { useContext } from 'react'
import { useCan, useUses } from '../../../kernel/session'
import { formatLongDate, formatMoney, TimeZone } from '../../../kernel/ui'
import { acessoUrls } from '../../acesso/urls'
import { periodText } from '../../agenda/evento'
import { eventoUrls } from '../../agenda/evento/urls'
import { pedidoReservaUrls } from '../../agenda/pedido-reserva/urls'
import { escalaCultoUrls } from '../../culto/escala-culto/urls'
import { contribuicaoUrls } from '../../missoes/contribuicao/urls'
import { quandoCelula } from '../../pessoas/celula'
import { celulaUrls } from '../../pessoas/celula/urls'
import { diretorioUrls } from '../diretorio/urls'
import { LinkRow } from './linha'
import type { MeuEspacoQuery } from './meu-espaco.generated'
import styles from './meu-espaco.module.css'

type Home = MeuEspacoQuery['home']

/** The current user's rosters, cell and giving, each with what matters now. */
export function Meus({ home: { minhasEscalas, minhaCelula, meusDizimos, eventos } }: { home: Home }) {
  const gives = useCan('contribuicao.lerProprias')
  const contacts = useCan('diretorio.ler')
  const calendar = useCan('calendario.ler')
  const uses = useUses()
  const asks = useCan('pedidoReserva.pedir') && uses('salas')
  const timeZone = useContext(TimeZone)
  return (
    <section aria-label="O que é meu">
      <ul className={styles.rows}>
        {uses('escalas') && (
          <LinkRow icon={Music} to={escalaCultoUrls.usuario} text="Minhas escalas" hint={escalasText(minhasEscalas)} />
        )}
        {minhaCelula && (
          <LinkRow
            icon={People}
            // the home page says when and where it meets
            to={minhaCelula.abre ? celulaUrls.detail(minhaCelula.id) : acessoUrls.home}
            text={`Minha célula: ${minhaCelula.nomeCelula}`}
            hint={quandoCelula(minhaCelula)}
          />
        )}
        {eventos && (
          <LinkRow icon={Endorsed} to={eventoUrls.mine} text="Meus eventos" hint={eventosText(eventos, timeZone)} />
        )}
        {asks && (
          <LinkRow
            icon={Key}
            to={pedidoReservaUrls.meus}
            text="Pedir uma sala"
            hint="Veja o que está livre e acompanhe os seus pedidos"
          />
        )}
        {gives && (
          <LinkRow
            icon={BankAccount}
            to={contribuicaoUrls.minhas}
            text="Minhas contribuições"
            hint={
              meusDizimos?.ultimo
                ? `${formatMoney(meusDizimos.soma)} em dízimos neste mês`
                : 'Recibos e comprovante do ano'
            }
          />
        )}
        {contacts && (
          <LinkRow icon={Phone} to={diretorioUrls.list} text="Contatos da igreja" hint="Telefones e aniversariantes" />
        )}
        {calendar && (
          <LinkRow icon={Calendar} to="/dashboard/calendario" text="Calendário" hint="O que acontece na igreja" />
        )}
      </ul>
    </section>
  )
}

function eventosText(eventos: NonNullable<Home['eventos']>, timeZone: string): string {
  const next = eventos.find(({ minhaInscricao }) => minhaInscricao)
  if (next) {
    const waits = next.minhaInscricao?.situacao === 'espera' ? 'na espera: ' : ''
    return `${waits}${next.nomeEvento}, ${periodText(next, timeZone)}`
  }
  const [open] = eventos
  return open ? `Inscrições abertas: ${open.nomeEvento}` : 'Nenhum marcado'
}

function escalasText(escalas: Home['minhasEscalas']): string {
  const waiting = escalas.filter(({ resposta }) => resposta === 'pendente').length
  if (waiting > 0) return waiting === 1 ? '1 espera a sua resposta' : `${waiting} esperam a sua resposta`
  const [next] = escalas
  return next ? `${next.funcao}, ${formatLongDate(next.dataCulto)}, ${next.horaCulto}` : 'Nenhuma marcada'
}
