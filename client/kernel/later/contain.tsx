import { Component, type ReactNode } from 'react'

type Props = {
  children: ReactNode
  /** Shown in place of what threw an error; `again` tries once more. */
  instead?: (again: () => void) => ReactNode
  /** tried once more when this changes, such as the address */
  at?: string
}

/** An error in here ends only this part of the page, and not the frame or the screen around it. */
export class Contain extends Component<Props, { broken: boolean }> {
  static getDerivedStateFromError = () => ({ broken: true })
  override state = { broken: false }
  again = () => this.setState({ broken: false })

  override componentDidUpdate(before: Props): void {
    if (this.state.broken && before.at !== this.props.at) this.again()
  }

  override render(): ReactNode {
    const { children, instead } = this.props
    return this.state.broken ? instead?.(this.again) : children
  }
}
