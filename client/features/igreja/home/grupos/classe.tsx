import { Following } from '@blueprintjs/icons'
import { Link } from 'react-router-dom'
import { formatDate } from '../../../../kernel/ui'
import { aulaUrls } from '../../../ensino/aula-ebd/urls'
import { classeUrls } from '../../../ensino/classe-ebd/urls'
import { Card, None } from '../card'
import { isSunday } from '../chamadas'
import { Faltas, vieram } from '../faltas'
import styles from '../home.module.css'
import { LinkButton } from '../primeiros-passos/link-button'
import type { GroupProps } from './props'
import { quando } from './quando'

/** A class that the current user teaches: the roll to call, how the last lesson went, and who was missing. */
export function Classe({ grupo: { id, nome, proximo, ultimo, pessoas }, hoje }: GroupProps) {
  const coming = proximo?.dia && proximo.dia >= hoje ? proximo.dia : null
  return (
    <Card title={nome} to={classeUrls.detail(id)} more="Classe que você ensina">
      {coming && <p className={styles.lead}>{quando(coming, null, hoje)}</p>}
      {coming ? proximo?.titulo && <p>{proximo.titulo}</p> : <None>Nenhuma próxima aula cadastrada.</None>}
      <Chamadas id={id} proximo={proximo} hoje={hoje} />
      {ultimo ? (
        <p className={styles.none}>
          <Link to={aulaUrls.detail(ultimo.id)}>Última aula, {formatDate(ultimo.dia)}</Link>: {vieram(ultimo)}
        </p>
      ) : (
        <None>Nenhuma chamada foi feita ainda.</None>
      )}
      <Faltas title="Faltaram às duas últimas aulas" pessoas={pessoas} />
    </Card>
  )
}

/** Opens the roll of the lesson. On the day of the Sunday school, today's comes first, also before its lesson is created. */
function Chamadas({ id, proximo, hoje }: { id: number; proximo: GroupProps['grupo']['proximo']; hoje: string }) {
  const today = proximo?.dia === hoje
  const day = today ? 'hoje' : formatDate(proximo?.dia ?? hoje)
  const called = proximo?.feito === true
  return (
    <div className={styles.actions}>
      {!today && isSunday(hoje) && (
        <LinkButton main text="Fazer a chamada de hoje" icon={<Following />} to={aulaUrls.doDia(id, hoje)} />
      )}
      {proximo?.dia && proximo.dia <= hoje && (
        <LinkButton
          main={!called && (today || !isSunday(hoje))}
          text={called ? `Rever a chamada de ${day}` : `Fazer a chamada de ${day}`}
          icon={<Following />}
          to={aulaUrls.detail(proximo.id)}
        />
      )}
      {!today && !isSunday(hoje) && <LinkButton text="Nova aula" icon={<Following />} to={aulaUrls.createFor(id)} />}
    </div>
  )
}
