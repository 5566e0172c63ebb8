import { Link } from 'react-router-dom'
import { useViewer } from '../../../kernel/session'
import { DateText, Money } from '../../../kernel/ui'
import { EscalaCard } from '../../culto/escala-culto'
import { escalaCultoUrls } from '../../culto/escala-culto/urls'
import { dizimoUrls } from '../../financas/dizimo/urls'
import { quandoCelula } from '../../pessoas/celula'
import { celulaUrls } from '../../pessoas/celula/urls'
import { Card, None } from './card'
import type { HomeData } from './data'
import styles from './home.module.css'

/** The current user's own data: roster entries to answer, the cell, and tithes. */
export function Meu({ home: { minhasEscalas, minhaCelula, meusDizimos, mes } }: { home: HomeData }) {
  const { id } = useViewer()
  return (
    <>
      {(minhaCelula || meusDizimos) && (
        <section aria-label="Meu espaço" className={styles.figures}>
          {minhaCelula && (
            <Link to={celulaUrls.detail(minhaCelula.id)} className={styles.figure}>
              <span>{minhaCelula.lider ? 'Célula que você lidera' : 'Sua célula'}</span>
              <strong>{minhaCelula.nomeCelula}</strong>
              <small>{quandoCelula(minhaCelula)}</small>
            </Link>
          )}
          {meusDizimos && (
            <Link to={`${dizimoUrls.list}?idMembro=${id}&mes=${mes}`} className={styles.figure}>
              <span>Seus dízimos neste mês</span>
              <strong>
                <Money value={meusDizimos.soma} />
              </strong>
              {meusDizimos.ultimo && (
                <small>
                  Último em <DateText value={meusDizimos.ultimo} />
                </small>
              )}
            </Link>
          )}
        </section>
      )}
      <Card title="Suas próximas escalas" to={escalaCultoUrls.usuario} more="Minhas escalas">
        {minhasEscalas.length === 0 ? (
          <None>Você não está em nenhuma escala.</None>
        ) : (
          <ul className={styles.rosters}>
            {minhasEscalas.map((escala) => (
              <EscalaCard key={escala.uuid} escala={escala} />
            ))}
          </ul>
        )}
      </Card>
    </>
  )
}
