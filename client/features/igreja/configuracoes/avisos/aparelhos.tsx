import { Button } from '@blueprintjs/core'
import { errorText } from '../../../../kernel/apollo'
import { DateText, toast } from '../../../../kernel/ui'
import { Card } from '../card'
import styles from '../configuracoes.module.css'
import { type MeusAvisosTudoFragment, useRemoverAparelhoMutation } from './avisos.generated'

/** The person's other devices, which can be switched off from here, for example a lost phone. */
export function Aparelhos({ aparelhos }: Pick<MeusAvisosTudoFragment, 'aparelhos'>) {
  const [remover, { loading }] = useRemoverAparelhoMutation()
  const others = aparelhos.filter(({ atual }) => !atual)
  if (!others.length) return null
  const remove = (uuid: string) =>
    remover({ variables: { uuid } })
      .then(() => toast.success('O aparelho não recebe mais os seus avisos.'))
      .catch((error: unknown) => toast.error(errorText(error, 'Não foi possível desligar o aparelho.')))
  return (
    <Card title="Outros aparelhos" text="Eles também recebem os seus avisos.">
      <ul className={styles.rows}>
        {others.map(({ uuid, dispositivo, createdAt, recebidoEm }) => (
          <li key={uuid}>
            <div>
              <strong>{dispositivo}</strong>
              <p>
                {recebidoEm ? (
                  <>
                    Último aviso em <DateText value={recebidoEm} />
                  </>
                ) : (
                  <>
                    Ligado em <DateText value={createdAt} />
                  </>
                )}
              </p>
            </div>
            <Button
              text="Desligar"
              aria-label={`Desligar os avisos em ${dispositivo}`}
              loading={loading}
              onClick={() => void remove(uuid)}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}
