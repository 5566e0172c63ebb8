import type { EmailMessage } from '../../../kernel/work/mail/mail.js'

interface Addressee {
  name: string
  email: string
  igreja: string
}

/** @param until last day before the church becomes read-only, as text for people */
export const pastDueEmail = ({ name, email, igreja }: Addressee, until: string, url: string): EmailMessage => ({
  para: email,
  assunto: 'Não conseguimos confirmar o pagamento da sua assinatura',
  sairEm: null,
  texto: [
    `Olá, ${name}!`,
    `O pagamento da assinatura de ${igreja} não foi confirmado. Nada muda até ${until}; depois disso, os dados podem ser lidos e exportados, mas não alterados. Nada é apagado.`,
    'Para regularizar, abra a página da assinatura:',
    url,
    'Se você já pagou, ignore esta mensagem.',
    'Candeia',
  ].join('\n\n'),
})
