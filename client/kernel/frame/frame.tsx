import { Button, Drawer } from '@blueprintjs/core'
import { DoubleChevronLeft, DoubleChevronRight } from '@blueprintjs/icons'
import { Suspense, useEffect, useRef, useState } from 'react'
import { Link, Outlet, useLocation, useNavigation } from 'react-router-dom'
import { everyFeature, useFeatureRegistry } from '../feature'
import { Contain, later } from '../later'
import { searchBox } from '../list/row/use-row-keys'
import { UpdateNotice, useNoticeClicks } from '../shell'
import { Brand, Mark, PageSpinner } from '../ui'
import { letBackClose } from './back-closes'
import { BottomBar } from './bottom-bar'
import { ChooseChurch, useNeedsChurch } from './choose-church'
import styles from './frame.module.css'
import { Nav, Rail } from './nav'
import { OfflineNotice } from './offline-notice'
import { QuickSearch } from './quick-search'
import { Tabs } from './tabs'
import { TopBar } from './top-bar'
import { useKeys } from './use-keys'
import { useRemembered } from './use-remembered'
import { useTyping } from './use-typing'

const KeysDialog = later(async () => (await import('./keys')).KeysDialog, {
  place: 'overlay',
  onClose: ({ onClose }) => onClose(),
})

// Below this width (px) the sidebar starts collapsed.
const NARROW = 1024

/** The frame of every signed-in screen: sidebar and top bar; on a phone also a drawer and a bottom bar. */
export function Frame() {
  const { pathname } = useLocation()
  const [drawerAt, setDrawerAt] = useState<string>()
  const [search, setSearch] = useState(false)
  const [help, setHelp] = useState(false)
  useKeys({
    search: () => setSearch(true),
    list: () => {
      const box = searchBox()
      if (box) box.focus()
      else setSearch(true)
    },
    help: () => setHelp(true),
  })
  useNoticeClicks()
  useTyping()
  useEffect(letBackClose, [])
  const main = useFocusOnNavigation(pathname)
  const banners = everyFeature(useFeatureRegistry()).flatMap(({ banners = [] }) => banners)

  // Each navigation closes the drawer, except one that was already in progress when it was opened.
  useEffect(() => setDrawerAt((opened) => (opened === pathname ? opened : undefined)), [pathname])

  return (
    <>
      <a href="#conteudo" className={styles.skip}>
        Pular para o conteúdo
      </a>
      {useNavigation().state === 'loading' && <div className={styles.progress} aria-hidden="true" />}
      <div className={styles.frame}>
        <Sidebar />
        <div className={styles.column}>
          <TopBar onSearch={() => setSearch(true)} />
          <main id="conteudo" ref={main} tabIndex={-1} className={styles.main}>
            <Contain at={pathname}>
              <OfflineNotice />
            </Contain>
            <Contain at={pathname}>
              <UpdateNotice />
            </Contain>
            {banners.map((Banner, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list is the same as long as the page lives
              <Contain key={index} at={pathname}>
                <Banner />
              </Contain>
            ))}
            <Tabs />
            <Suspense fallback={<PageSpinner />}>{useNeedsChurch() ? <ChooseChurch /> : <Outlet />}</Suspense>
          </main>
        </div>
      </div>
      {/* The address, not the router's state: the address changes before the next screen is rendered. */}
      <Contain at={pathname}>
        <BottomBar onMore={() => setDrawerAt(window.location.pathname)} />
      </Contain>
      <Drawer
        isOpen={drawerAt !== undefined}
        onClose={() => setDrawerAt(undefined)}
        position="left"
        size="min(300px, 86vw)"
        transitionDuration={140}
        className={styles.drawer}
      >
        {/* Blueprint gives its drawer neither a role nor a name. */}
        <div role="dialog" aria-modal="true" aria-label="Menu">
          <div className={styles.drawerTop}>
            <Brand size={26} />
          </div>
          <Nav />
        </div>
      </Drawer>
      {search && (
        <Contain at={pathname}>
          <QuickSearch onClose={() => setSearch(false)} />
        </Contain>
      )}
      {help && <KeysDialog onClose={() => setHelp(false)} />}
    </>
  )
}

function Sidebar() {
  const [collapsed, setCollapsed] = useRemembered('menu.recolhido', window.innerWidth < NARROW)
  return (
    <aside className={styles.sidebar} data-collapsed={collapsed}>
      <Link to="/dashboard/home" className={styles.brand} aria-label="Candeia: início">
        {collapsed ? <Mark size={30} /> : <Brand size={30} />}
      </Link>
      <div className={styles.scroll}>{collapsed ? <Rail /> : <Nav />}</div>
      <Button
        className={styles.collapse}
        variant="minimal"
        icon={collapsed ? <DoubleChevronRight /> : <DoubleChevronLeft />}
        text={collapsed ? undefined : 'Recolher menu'}
        aria-label={collapsed ? 'Expandir menu' : undefined}
        onClick={() => setCollapsed(!collapsed)}
      />
    </aside>
  )
}

/** After a navigation the focus moves to the new screen; otherwise it would stay where the link was. */
function useFocusOnNavigation(pathname: string) {
  const main = useRef<HTMLElement>(null)
  const last = useRef(pathname)
  useEffect(() => {
    // A form has already focused its first field.
    if (last.current !== pathname && !main.current?.contains(document.activeElement))
      main.current?.focus({ preventScroll: true })
    last.current = pathname
  }, [pathname])
  return main
}
