import { Link } from 'react-router-dom'
import { DetailCard } from '../../../kernel/detail'
import type { PersonCardProps } from '../../acesso/usuario'
import { departamentoUrls } from '../departamento/urls'
import styles from './da-pessoa.module.css'
import { StatusMembro } from './status'

/** A card of a person's page: the departments that the person is a member of. */
export function DepartamentosDaPessoa({ usuario }: PersonCardProps) {
  if (usuario.departamentos.length === 0) return null
  return (
    <DetailCard title="Departamentos">
      <ul className={styles.list}>
        {usuario.departamentos.map(({ uuid, statusMembro, departamento }) => (
          <li key={uuid}>
            <Link to={departamentoUrls.membros(departamento.id)}>{departamento.tituloDepartamento}</Link>
            <StatusMembro status={statusMembro} />
          </li>
        ))}
      </ul>
    </DetailCard>
  )
}
