import { User } from '@blueprintjs/icons'
import { useCan } from '../../../../kernel/session'
import { escalaCultoUrls } from '../../../culto/escala-culto/urls'
import { departamentoUrls } from '../../../pessoas/departamento/urls'
import { Card, None } from '../card'
import { Faltas } from '../faltas'
import styles from '../home.module.css'
import { LinkButton } from '../primeiros-passos/link-button'
import type { GroupProps } from './props'
import { quando } from './quando'

/** A department for which the current user is responsible: its roster in the next worship service. */
export function Departamento({ grupo: { id, nome, proximo, pessoas }, hoje }: GroupProps) {
  const writes = useCan('escalaCulto.escrever')
  const reads = useCan('escalaCulto.ler')
  const of = (situacao: string) => pessoas.filter((pessoa) => pessoa.situacao === situacao)
  const empty = proximo?.quantos === 0
  return (
    <Card title={nome} to={departamentoUrls.membros(id)} more="Departamento que você lidera">
      {proximo?.dia ? (
        <>
          <p className={styles.lead}>{quando(proximo.dia, proximo.hora, hoje)}</p>
          <None>{['Próximo culto', proximo.titulo, proximo.local].filter(Boolean).join(' · ')}</None>
          <p>{escalados(proximo)}</p>
          <div className={styles.actions}>
            <LinkButton
              main={writes && empty}
              text={writes && empty ? 'Montar a escala' : 'Ver a escala'}
              icon={<User />}
              to={escalaCultoUrls.matrizOf(proximo.dia)}
            />
          </div>
        </>
      ) : (
        reads && <None>Nenhum culto marcado.</None>
      )}
      {!proximo && (
        <div className={styles.actions}>
          <LinkButton text="Ver as pessoas" icon={<User />} to={departamentoUrls.membros(id)} />
        </div>
      )}
      <Faltas title="Não podem servir" pessoas={of('recusada')} />
      <Faltas title="Ainda não responderam" pessoas={of('pendente')} />
    </Card>
  )
}

function escalados({ quantos, confirmados }: NonNullable<GroupProps['grupo']['proximo']>): string {
  if (!quantos) return 'Ninguém do departamento está na escala.'
  const people = quantos === 1 ? '1 pessoa na escala' : `${quantos} pessoas na escala`
  if (!confirmados) return `${people}, nenhuma confirmou ainda.`
  return `${people}, ${confirmados === 1 ? '1 confirmou' : `${confirmados} confirmaram`}.`
}
