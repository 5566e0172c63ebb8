import { HTMLSelect } from '@blueprintjs/core'
import { estadosCivis, sexos, ufs } from '../../../../../schema/rules/acesso/usuario.input'
import { meaning } from './campos'
import type { ImportacaoPreviaFragment } from './importacao.generated'

type Coluna = ImportacaoPreviaFragment['mapeamento'][number]

const choices: Readonly<Record<string, readonly string[]>> = {
  sexo: sexos,
  estadoCivil: estadosCivis,
  uf: ufs,
  recemConvertido: ['1', '0'],
  usuarioAtivo: ['1', '0'],
}

/** No value is called so. */
const open = '?'

type Props = {
  coluna: Coluna | undefined
  disabled: boolean
  onChoose: (texto: string, valor: string) => void
}

/** What the texts of a column mean that its field does not know. Nothing is chosen before somebody does. */
export function UnknownValues({ coluna, disabled, onChoose }: Props) {
  const { campo, valores } = coluna ?? {}
  if (!campo || !valores) return null
  return valores.map(({ texto, linhas, valor }) => (
    <HTMLSelect
      key={texto}
      fill
      aria-label={`O que é ${texto}`}
      value={valor ?? open}
      disabled={disabled}
      onChange={({ currentTarget }) => onChoose(texto, currentTarget.value)}
      options={[
        // a chosen answer is not taken back
        ...(valor == null
          ? [{ value: open, label: `${texto} (${linhas === 1 ? '1 linha' : `${linhas} linhas`}): o que é?` }]
          : []),
        ...(choices[campo] ?? []).map((value) => ({ value, label: `${texto}: ${meaning(campo, value)}` })),
        { value: '', label: `${texto}: deixar em branco` },
      ]}
    />
  ))
}
