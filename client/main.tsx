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
comeBack()

// Without transitions: a heavy screen whose request fails at once would be drawn half for the old and half for the new
// address, and Apollo would ask for both in turn without end.
createRoot(root).render(
  <StrictMode>
    <OverlaysProvider>
      <ConfirmProvider>
        <RouterProvider useTransitions={false} router={createBrowserRouter(laterRoutes(routes))} />
      </ConfirmProvider>
    </OverlaysProvider>
  </StrictMode>,
)
