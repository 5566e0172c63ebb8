import { Link } from 'react-router-dom'
import { phoneText } from '../../../kernel/links'
import { DateText } from '../../../kernel/ui'
import { usuarioUrls } from '../../acesso/usuario/urls'
import { visitaPastoralUrls } from '../../pessoas/visita-pastoral/urls'
import { Card, None } from './card'
import type { IgrejaData } from './data'
import styles from './home.module.css'

type Data = NonNullable<IgrejaData['cuidado']>

/** The planned pastoral visits. */
export function Visitas({ visitas }: Pick<Data, 'visitas'>) {
  return (
    <Card title="Próximas visitas" to={visitaPastoralUrls.list} more="Visitas pastorais">
      {visitas.length === 0 ? (
        <None>Nenhuma visita marcada.</None>
      ) : (
        <ul className={styles.rows}>
          {visitas.map(({ uuid, idVisitado, nomeVisitado, nomePastor, dataVisita }) => (
            <li key={uuid}>
              <span className={styles.what}>
                <Link to={usuarioUrls.detail(idVisitado)}>{nomeVisitado}</Link>
                <small>
                  <DateText value={dataVisita} /> · {nomePastor}
                </small>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

/** Who used to come to the worship services and comes no longer. */
export function Ausentes({ cuidado: { ausentes, totalAusentes } }: { cuidado: Data }) {
  return (
    <Card
      title="Sentimos falta"
      to={`${usuarioUrls.list}?deixouDeVir=true`}
      more={totalAusentes === 1 ? '1 pessoa' : `${totalAusentes} pessoas`}
    >
      {ausentes.length === 0 ? (
        <None>Ninguém deixou de vir aos cultos nas últimas três semanas.</None>
      ) : (
        <ul className={styles.rows}>
          {ausentes.map(({ id, uuid, name, telefoneUsuario, ultimaPresenca }) => (
            <li key={uuid}>
              <span className={styles.what}>
                <Link to={usuarioUrls.detail(id)}>{name}</Link>
                <small>
                  Veio pela última vez em <DateText value={ultimaPresenca} />
                </small>
              </span>
              {phoneText(telefoneUsuario)}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
