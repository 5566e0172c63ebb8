import { ArrowRight } from '@blueprintjs/icons'
import { pessoas, textoAcesso } from '../niveis'
import styles from './areas.module.css'
import type { MatrizAcessoQuery } from './matriz.generated'
import type { Mudanca, mudancasDeMembro } from './use-escolhas'

type Props = {
  mudancas: readonly Mudanca[]
  deMembro: ReturnType<typeof mudancasDeMembro>
  data: MatrizAcessoQuery
}

/** What would change, by perfil: the area, before and after, and how many people it concerns. */
export function Mudancas({ mudancas, deMembro, data: { matrizAcesso, nivelUsuarios } }: Props) {
  const titulo = (area: string) => matrizAcesso.areas.find(({ nome }) => nome === area)?.titulo ?? area
  const groups = nivelUsuarios
    .map((nivel) => ({
      ...nivel,
      own: mudancas.filter(({ perfil }) => perfil === nivel.perfil),
      membro: deMembro.find(({ perfil }) => perfil === nivel.perfil),
    }))
    .filter(({ own, membro }) => own.length > 0 || membro)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable with the keyboard
    <section className={styles.mudancas} aria-label="O que muda" tabIndex={0}>
      {groups.map(({ perfil, nome, quantidadeUsuarios, own, membro }) => (
        <section key={perfil}>
          <h3>
            {nome} <small>{pessoas(quantidadeUsuarios)}</small>
          </h3>
          {membro && (
            <p>
              {membro.passa
                ? 'Passa a ver o que um membro vê; o trabalho vem das funções e de liderar um grupo.'
                : 'Deixa de contar como membro: valem as áreas escolhidas para este perfil.'}
            </p>
          )}
          <ul>
            {own.map((mudanca) => (
              <li key={mudanca.area}>
                <span>{titulo(mudanca.area)}</span>
                <span>
                  {textoAcesso(mudanca)} <ArrowRight size={12} aria-hidden="true" />
                  <span className="visually-hidden">passa a</span> <strong>{textoAcesso(mudanca.depois)}</strong>
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  )
}
