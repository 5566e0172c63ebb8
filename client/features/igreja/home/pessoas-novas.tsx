import { Link } from 'react-router-dom'
import { Avatar, DayText } from '../../../kernel/ui'
import { usuarioUrls } from '../../acesso/usuario/urls'
import { Card, None } from './card'
import type { IgrejaData } from './data'
import styles from './home.module.css'

/** The people who were added in the last thirty days. */
export function PessoasNovas({ novas: { total, pessoas } }: { novas: NonNullable<IgrejaData['pessoasNovas']> }) {
  return (
    <Card
      title="Pessoas novas"
      to={`${usuarioUrls.list}?ordem=createdAt:DESC`}
      more={total === 1 ? '1 pessoa' : `${total} pessoas`}
    >
      {pessoas.length === 0 ? (
        <None>Ninguém foi cadastrado nos últimos 30 dias.</None>
      ) : (
        <ul className={styles.rows}>
          {pessoas.map(({ id, uuid, name, createdAt }) => (
            <li key={uuid}>
              <Avatar name={name} />
              <span className={styles.what}>
                <Link to={usuarioUrls.detail(id)}>{name}</Link>
                <small>
                  Desde <DayText value={createdAt} />
                </small>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
