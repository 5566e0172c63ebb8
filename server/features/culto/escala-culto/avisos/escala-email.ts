import type { EmailMessage } from '../../../../kernel/work/mail/mail.js'
import { whereToTurnOff } from '../../../acesso/aviso/index.js'

interface Addressee {
  name: string
  email: string
  /** name of the church */
  igreja: string
}

/** One e-mail about all new roster entries of a person, each with a link to answer it. */
export const rosterEmail = (
  { name, email, igreja }: Addressee,
  rosters: readonly { culto: string; funcao: string; url: string }[],
): EmailMessage => ({
  para: email,
  // a name may contain a line break, but an e-mail's subject may not
  sairEm: whereToTurnOff,
  assunto: `Você está na escala - ${igreja}`.replace(/\s+/g, ' ').slice(0, 200),
  texto: [
    `Olá, ${name}!`,
    `${igreja} conta com você. Para confirmar ou recusar, abra o endereço de cada culto:`,
    ...rosters.map(({ culto, funcao, url }) => `${culto}\nFunção: ${funcao}\n${url}`),
    'Cada endereço responde só por essa escala e vale até o culto começar. Não o passe a outras pessoas.',
    'Candeia',
  ].join('\n\n'),
})
