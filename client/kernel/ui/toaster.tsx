import { OverlaysProvider, OverlayToaster } from '@blueprintjs/core'
import { createRoot } from 'react-dom/client'

/** A React root of its own, so that messages can be shown from outside React too. */
export const createToaster = () =>
  OverlayToaster.create(
    { position: 'bottom', maxToasts: 4 },
    {
      domRenderer: (element, container) => createRoot(container).render(<OverlaysProvider>{element}</OverlaysProvider>),
    },
  )
