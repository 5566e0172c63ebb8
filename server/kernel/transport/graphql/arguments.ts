import { Arg, Field, ID } from 'type-graphql'

/**
 * The argument `id` that names one record.
 * @param description what it names, for readers of the schema
 */
export const IdArg = (description = 'Número ou uuid.'): ReturnType<typeof Arg> => Arg('id', () => ID, { description })

/** The older argument `idCliente`, for readers of the schema. */
export const churchArgument =
  'A igreja, para o administrador da plataforma. Onde o pedido tem o cabeçalho `x-igreja`, só a mesma.'
export const churchInHeader = 'Nomeie a igreja no cabeçalho `x-igreja`.'

/** The argument `confirmacoes` of a mutation that may ask before it writes, see Asking. */
export const ConfirmationsArg = (): ReturnType<typeof Arg> =>
  Arg('confirmacoes', () => [String], {
    nullable: true,
    description:
      'As perguntas respondidas com sim, pelos nomes. Sem uma que falte, nada é salvo: o erro CONFIRM traz todas em extensions.confirmacoes (nome, pergunta e campo), e a mesma chamada as repete aqui. Um nome que ninguém perguntou é ignorado.',
  })

const code = 'O código de verificação, de quem entra em duas etapas.'

/** The argument `codigo`, beside the password of an operation that asks for it again. */
export const CodigoArg = (): ReturnType<typeof Arg> =>
  Arg('codigo', () => String, { nullable: true, description: code })

/** The same as a field of an input. */
export const CodigoField = (): ReturnType<typeof Field> => Field(() => String, { nullable: true, description: code })
