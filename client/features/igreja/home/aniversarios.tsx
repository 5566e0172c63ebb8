import { Link } from 'react-router-dom'
import { Avatar } from '../../../kernel/ui'
import { usuarioUrls } from '../../acesso/usuario/urls'
import { Card, None } from './card'
import type { HomeData } from './data'
import styles from './home.module.css'

type Props = { aniversariantes: NonNullable<HomeData['aniversariantes']>; hoje: string }

/** Birthdays of this month, the coming ones first. */
export function Aniversarios({ aniversariantes: { total, soDosMeusGrupos, pessoas }, hoje }: Props) {
  const [, month = ''] = hoje.split('-')
  const today = Number(hoje.slice(8))
  return (
    <Card
      title={soDosMeusGrupos ? 'Aniversariantes dos seus grupos' : 'Aniversariantes do mês'}
      to={soDosMeusGrupos ? undefined : `${usuarioUrls.list}?mesAniversario=${Number(month)}&usuarioAtivo=1`}
      more={total === 1 ? '1 pessoa' : `${total} pessoas`}
    >
      {pessoas.length === 0 ? (
        <None>Ninguém faz aniversário neste mês.</None>
      ) : (
        <ul className={styles.rows}>
          {pessoas.map(({ id, uuid, name, dia }) => (
            <li key={uuid}>
              <Avatar name={name} />
              <span className={styles.what}>
                <Link to={usuarioUrls.detail(id)}>{name}</Link>
                <small>{dia === today ? 'hoje' : `${String(dia).padStart(2, '0')}/${month}`}</small>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
