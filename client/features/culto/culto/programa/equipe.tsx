import { Link } from 'react-router-dom'
import { DetailCard } from '../../../../kernel/detail'
import { phoneText } from '../../../../kernel/links'
import { useCan, useViewer } from '../../../../kernel/session'
import { usuarioUrls } from '../../../acesso/usuario/urls'
import { SalvarContatos } from '../../../pessoas/vinculo'
import { Resposta } from '../../escala-culto'
import type { ProgramaDoCultoQuery } from './programa.generated'
import styles from './programa.module.css'

type Escala = NonNullable<ProgramaDoCultoQuery['culto']['escalas']>['nodes'][number]

/**
 * The people who serve, by function. Who makes the rosters also sees each person's answer; others do not see the people
 * who declined.
 */
export function Equipe({
  culto,
  escalas,
}: {
  culto: Pick<ProgramaDoCultoQuery['culto'], 'uuid' | 'excluidoEm'>
  escalas: readonly Escala[]
}) {
  const makes = useCan('escalaCulto.escrever')
  const opens = useCan('usuario.ler')
  const { id: me } = useViewer()
  const shown = makes ? escalas : escalas.filter(({ resposta }) => resposta !== 'recusada')
  const functions = [...new Set(shown.map(({ funcao }) => funcao))].sort((a, b) => a.localeCompare(b, 'pt-BR'))
  const of = (name: string) => shown.filter(({ funcao }) => funcao === name)
  return (
    <DetailCard title="Equipe">
      {functions.length === 0 && <p className={styles.note}>Ninguém foi escalado ainda.</p>}
      <dl className={styles.team}>
        {functions.map((funcao) => (
          <div key={funcao}>
            <dt>{funcao}</dt>
            {of(funcao).map(({ uuid, resposta, membro }) => (
              <dd key={uuid}>
                {membro && opens ? <Link to={usuarioUrls.detail(membro.id)}>{membro.name}</Link> : membro?.name}
                {makes && <Resposta resposta={resposta} />}
                {membro && membro.id !== me && phoneText(membro.telefoneUsuario)}
              </dd>
            ))}
          </div>
        ))}
      </dl>
      {functions.length > 0 && !culto.excluidoEm && (
        <div className={styles.actions}>
          <SalvarContatos group={`/cultos/${culto.uuid}/escala`} name="escala" text="Salvar contatos da equipe" />
        </div>
      )}
    </DetailCard>
  )
}
