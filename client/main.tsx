import './without-eval'
import './kernel/theme'
import { OverlaysProvider } from '@blueprintjs/core'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { laterRoutes } from './kernel/later'
import { comeBack } from './kernel/session'
import { ConfirmProvider, keepKeyPressesWhole } from './kernel/ui'
import { routes } from './routes'

const root = document.getElementById('root')
if (!root) throw new Error('index.html without #root')

keepKeyPressesWhole()
comeBack(() => router.state.matches)
const router = createBrowserRouter(laterRoutes(routes))

// Transitions are switched off. With transitions, when a request of a heavy screen fails at once, half of the screen
// would be rendered for the old address and half for the new address. Apollo would then send the requests of both
// halves in turn without end.
createRoot(root).render(
  <StrictMode>
    <OverlaysProvider>
      <ConfirmProvider>
        <RouterProvider useTransitions={false} router={router} />
      </ConfirmProvider>
    </OverlaysProvider>
  </StrictMode>,
)
