import { Link } from 'react-router-dom'
import { departamentoUrls } from '../../../pessoas/departamento/urls'
import { StatusMembro } from '../../../pessoas/departamento-membro'
import styles from './detail.module.css'
import type { UsuarioDetalheQuery } from './usuario.generated'

/** The departments that the person is a member of. */
export function Departamentos({ departamentos }: Pick<UsuarioDetalheQuery['usuario'], 'departamentos'>) {
  return (
    <ul className={styles.departamentos}>
      {departamentos.map(({ uuid, statusMembro, departamento }) => (
        <li key={uuid}>
          <Link to={departamentoUrls.membros(departamento.id)}>{departamento.tituloDepartamento}</Link>
          <StatusMembro status={statusMembro} />
        </li>
      ))}
    </ul>
  )
}
