import { styles } from '../elements.json';

export default function Layout({ children }) {
  return (
    <>
      <style dangerouslySetInnerHTML={{ __html: styles }} />
      {children}
    </>
  );
}
