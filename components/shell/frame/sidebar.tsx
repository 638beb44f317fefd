import { Logo } from './logo';
import '../menu/frame.css';
import '../menu/colours.css';
import '../menu/overlay.css';
import '../menu/rail.css';
import '../menu/slide.css';
import '../menu/horizontal.css';
import '../menu/flyout.css';
import '../menu/tip.css';
import '../menu/off-canvas.css';
import { SidebarButtons } from '@/components/shell/menu/sidebar-buttons';
import { SidebarMenu } from '@/components/shell/menu/sidebar-menu';
import { SignOutButton } from '@/components/shared/session/sign-out-button';

/** The menu: one DOM for all seven modes, laid out by the root element's attributes (menu/*.css). */
export function Sidebar() {
  return (
    <>
      <div aria-hidden="true" className="menu-mask z-menu" />
      <aside id="sidebar" tabIndex={-1} className="sidebar menu-ground z-menu outline-none">
        <div className="sidebar-head">
          <div className="sidebar-logo">
            <Logo />
          </div>
          <SidebarButtons />
        </div>
        <SidebarMenu />
        <div className="sidebar-foot">
          <SignOutButton />
        </div>
      </aside>
    </>
  );
}
