import { Button } from '@blueprintjs/core'
import { errorText } from '../../../../kernel/apollo'
import { DetailCard } from '../../../../kernel/detail'
import { useCan } from '../../../../kernel/session'
import { DateText, StatusDot, toast } from '../../../../kernel/ui'
import type { PersonCardProps } from '../../../acesso/usuario'
import { Encarregado } from '../../encarregado'
import styles from './diretorio.module.css'
import {
  type RespostasDiretorioFragment,
  useDiretorioDaPessoaQuery,
  useRegistrarConsentimentoMutation,
} from './diretorio-da-pessoa.generated'

/** On a person's page: what the person shows to the church. For a minor, the secretary records what the responsible person says. */
export function DiretorioDaPessoa({ usuario }: PersonCardProps) {
  const may = useCan('diretorio.consentir') && !usuario.excluidoEm
  return may ? <Respostas id={String(usuario.id)} /> : null
}

function Respostas({ id }: { id: string }) {
  const { data } = useDiretorioDaPessoaQuery({ variables: { id } })
  if (!data) return null
  const { respondePorSi, respostas } = data.consentimentosDiretorio
  return (
    <DetailCard title="Contatos da igreja">
      <p className={styles.hint}>
        {respondePorSi
          ? 'A pessoa decide em Configurações, Privacidade. Aqui só se retira o que ela mostra.'
          : 'Menor de 18 anos, ou sem data de nascimento: só aparece com o consentimento do responsável, registrado aqui.'}
      </p>
      <ul className={styles.rows}>
        {respostas.map((resposta) => (
          <Resposta key={resposta.documento} id={id} resposta={resposta} records={!respondePorSi} />
        ))}
      </ul>
      <Encarregado />
    </DetailCard>
  )
}

type Props = {
  id: string
  resposta: RespostasDiretorioFragment['respostas'][number]
  /** whether an agreement can be recorded for the person */
  records: boolean
}

function Resposta({ id, resposta, records }: Props) {
  const { documento, versaoTexto, titulo, aceito, respondidoEm, nomeAutor } = resposta
  const [registrar, { loading }] = useRegistrarConsentimentoMutation()
  const answer = (value: boolean) =>
    registrar({ variables: { id, documento, versaoTexto, aceito: value } })
      .then(() => toast.success('Resposta registrada.'))
      .catch((error: unknown) => toast.error(errorText(error, 'Não foi possível registrar a resposta.')))
  return (
    <li>
      <span className={styles.what}>
        <strong>{titulo}</strong>
        <span>
          <StatusDot
            color={aceito ? 'success' : 'neutral'}
            text={aceito === null ? 'Sem resposta' : aceito ? 'Mostra' : 'Não mostra'}
          />{' '}
          {respondidoEm && <DateText value={respondidoEm} />}
          {nomeAutor && `, por ${nomeAutor}`}
        </span>
      </span>
      {aceito ? (
        <Button text="Retirar" aria-label={`Retirar: ${titulo}`} loading={loading} onClick={() => answer(false)} />
      ) : (
        records && (
          <Button
            text="O responsável consentiu"
            aria-label={`O responsável consentiu: ${titulo}`}
            loading={loading}
            onClick={() => answer(true)}
          />
        )
      )}
    </li>
  )
}
