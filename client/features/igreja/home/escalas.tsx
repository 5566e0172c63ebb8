import { EscalaCard } from '../../culto/escala-culto'
import { escalaCultoUrls } from '../../culto/escala-culto/urls'
import { Card, None } from './card'
import type { HomeData } from './data'
import styles from './home.module.css'

/** The current user's next roster entries, with buttons to answer them. */
export function Escalas({ escalas }: { escalas: HomeData['minhasEscalas'] }) {
  return (
    <Card title="Suas próximas escalas" to={escalaCultoUrls.usuario} more="Minhas escalas">
      {escalas.length === 0 ? (
        <None>Você não está em nenhuma escala.</None>
      ) : (
        <ul className={styles.rosters}>
          {escalas.map((escala) => (
            <EscalaCard key={escala.uuid} escala={escala} />
          ))}
        </ul>
      )}
    </Card>
  )
}
