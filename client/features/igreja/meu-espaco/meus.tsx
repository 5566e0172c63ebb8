import { BankAccount, Calendar, Music, People } from '@blueprintjs/icons'
import { useCan, useViewer } from '../../../kernel/session'
import { formatLongDate, formatMoney } from '../../../kernel/ui'
import { escalaCultoUrls } from '../../culto/escala-culto/urls'
import { dizimoUrls } from '../../financas/dizimo/urls'
import { quandoCelula } from '../../pessoas/celula'
import { celulaUrls } from '../../pessoas/celula/urls'
import { LinkRow } from './linha'
import type { MeuEspacoQuery } from './meu-espaco.generated'
import styles from './meu-espaco.module.css'

type Home = MeuEspacoQuery['home']

/** The current user's rosters, cell and giving, each with what matters now. */
export function Meus({ home: { minhasEscalas, minhaCelula, meusDizimos } }: { home: Home }) {
  const { id } = useViewer()
  const calendar = useCan('calendario.ler')
  return (
    <section aria-label="O que é meu">
      <ul className={styles.rows}>
        <LinkRow icon={Music} to={escalaCultoUrls.usuario} text="Minhas escalas" hint={escalasText(minhasEscalas)} />
        {minhaCelula && (
          <LinkRow
            icon={People}
            to={celulaUrls.detail(minhaCelula.id)}
            text={`Minha célula: ${minhaCelula.nomeCelula}`}
            hint={quandoCelula(minhaCelula)}
          />
        )}
        {meusDizimos && (
          <LinkRow
            icon={BankAccount}
            to={`${dizimoUrls.list}?idMembro=${id}`}
            text="Meus dízimos"
            hint={meusDizimos.ultimo ? `${formatMoney(meusDizimos.soma)} neste mês` : 'Nenhum registrado'}
          />
        )}
        {calendar && (
          <LinkRow icon={Calendar} to="/dashboard/calendario" text="Calendário" hint="O que acontece na igreja" />
        )}
      </ul>
    </section>
  )
}

function escalasText(escalas: Home['minhasEscalas']): string {
  const waiting = escalas.filter(({ resposta }) => resposta === 'pendente').length
  if (waiting > 0) return waiting === 1 ? '1 espera a sua resposta' : `${waiting} esperam a sua resposta`
  const [next] = escalas
  return next ? `${next.funcao}, ${formatLongDate(next.dataCulto)}, ${next.horaCulto}` : 'Nenhuma marcada'
}
