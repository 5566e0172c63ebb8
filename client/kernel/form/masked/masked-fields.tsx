import type { HTMLAttributes, ReactElement } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { FieldProps } from '../field'
import { FieldFrame, useField } from '../field'
import { readAmount } from './amount'
import { MaskedInput } from './masked-input'
import type { Mask } from './masks'
import { cepMask, cnpjMask, cpfMask, cpfOrCnpjMask, moneyMask, phoneMask, timeMask } from './masks'

type MaskProps = {
  mask: Mask
  inputMode: HTMLAttributes<HTMLInputElement>['inputMode']
  placeholder: string
  type?: 'tel'
  before?: ReactElement
  /** An error text for an invalid value that is better than the text of the rules. */
  fault?: (held: string) => string | undefined
}

function MaskedField<In extends FieldValues, Out>(props: FieldProps<In, Out> & MaskProps) {
  const { mask, inputMode, placeholder, type, before, fault } = props
  const field = useField(props)
  const error = field.error && ((field.value && fault?.(field.value)) || field.error)
  return (
    <FieldFrame {...props} id={field.id} error={error}>
      <MaskedInput
        {...field.input}
        {...{ mask, inputMode, placeholder, type, before }}
        value={field.value}
        onStore={field.set}
      />
    </FieldFrame>
  )
}

const amountFault = (held: string) => {
  const reading = readAmount(held)
  return 'fault' in reading ? reading.fault : undefined
}

/**
 * An amount in reais. The form holds an exact decimal string ('1234.56'), never a number. Text that is not an amount is
 * kept as typed.
 */
export function MoneyField<In extends FieldValues, Out>(props: FieldProps<In, Out>) {
  return (
    <MaskedField
      {...props}
      mask={moneyMask}
      fault={amountFault}
      inputMode="decimal"
      placeholder="0,00"
      before={<>R$</>}
    />
  )
}

/** The form holds only the digits, without the mask. */
export function PhoneField<In extends FieldValues, Out>(props: FieldProps<In, Out>) {
  return <MaskedField {...props} mask={phoneMask} type="tel" inputMode="tel" placeholder="(11) 91234-5678" />
}

/** A CPF; the form's rules validate its check digits. */
export function CpfField<In extends FieldValues, Out>(props: FieldProps<In, Out>) {
  return <MaskedField {...props} mask={cpfMask} inputMode="numeric" placeholder="000.000.000-00" />
}

export function CnpjField<In extends FieldValues, Out>(props: FieldProps<In, Out>) {
  return <MaskedField {...props} mask={cnpjMask} inputMode="text" placeholder="00.000.000/0000-00" />
}

/** A CPF or a CNPJ; the form's rules validate its check digits. */
export function CpfOrCnpjField<In extends FieldValues, Out>(props: FieldProps<In, Out>) {
  return <MaskedField {...props} mask={cpfOrCnpjMask} inputMode="text" placeholder="00.000.000/0000-00" />
}

/** A time of day. The form holds 'HH:mm'. */
export function TimeField<In extends FieldValues, Out>(props: FieldProps<In, Out>) {
  return <MaskedField {...props} mask={timeMask} inputMode="numeric" placeholder="hh:mm" />
}

/** A postal code. */
export function CepField<In extends FieldValues, Out>(props: FieldProps<In, Out>) {
  return <MaskedField {...props} mask={cepMask} inputMode="numeric" placeholder="00000-000" />
}
